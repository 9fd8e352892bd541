// Several nodes with one PostgreSQL and one NATS behind a balancer, for the tests.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, connect, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const NOBODY = 65534
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}

async function until(what: string, holds: () => Promise<boolean>) {
  for (let tries = 0; tries < 600; tries++) {
    if (await holds()) return
    await pause(100)
  }
  throw new Error(`${what} does not come`)
}

async function ended(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve))
}

/** One node, and whether the balancer may send somebody there. */
class Node {
  well = false
  constructor(
    readonly port: number,
    readonly child: ChildProcess,
  ) {}

  async look() {
    const answer = await fetch(`http://127.0.0.1:${this.port}/health`).catch(() => undefined)
    this.well = answer?.ok ?? false
    return this.well
  }
}

/** Nodes behind a balancer, to be replaced one by one. */
export class Nodes {
  address = ''
  #folder = mkdtempSync(join(tmpdir(), 'rookery-nodes-'))
  #children: ChildProcess[] = []
  #nodes: Node[] = []
  #balancer: Server | undefined
  #looking: ReturnType<typeof setInterval> | undefined
  #database = ''
  #bus = ''
  #turn = 0

  async start(binary: string, count: number) {
    await this.#postgres()
    await this.#nats()
    for (let node = 0; node < count; node++) await this.#node(binary)
    this.#looking = setInterval(() => void Promise.all(this.#nodes.map((node) => node.look())), 200)
    const balancer = createServer((near) => {
      const well = this.#nodes.filter((node) => node.well)
      const node = well[this.#turn++ % Math.max(well.length, 1)]
      if (!node) return void near.destroy()
      const far = connect(node.port, '127.0.0.1')
      near.on('error', () => far.destroy()).on('close', () => far.destroy())
      far.on('error', () => near.destroy()).on('close', () => near.destroy())
      near.pipe(far).pipe(near)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => balancer.once('listening', resolve))
    this.#balancer = balancer
    this.address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`
  }

  /** Replaces every node, one after the other: the new one first, then the old one is told to stop. */
  async replaceAll(binary: string) {
    for (const old of [...this.#nodes]) {
      await this.#node(binary)
      old.child.kill('SIGTERM')
      await ended(old.child)
      this.#nodes.splice(this.#nodes.indexOf(old), 1)
    }
  }

  async clear() {
    clearInterval(this.#looking)
    this.#balancer?.close()
    for (const child of this.#children.reverse()) {
      child.kill('SIGKILL')
      await ended(child)
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #node(binary: string) {
    const port = await freePort()
    const told = ['serve', '--port', `${port}`, '--database', this.#database, '--bus', this.#bus, '--drain', '1']
    const child = spawn(binary, [...told, '--pause', '0', '--requests-a-second', '0'], { stdio: 'ignore' })
    this.#children.push(child)
    const node = new Node(port, child)
    await until('a node', () => node.look())
    this.#nodes.push(node)
  }

  async #nats() {
    const port = await freePort()
    this.#children.push(spawn('nats-server', ['-a', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' }))
    await until('nats-server', () => listens(port))
    this.#bus = `nats://127.0.0.1:${port}`
  }

  async #postgres() {
    const versions = readdirSync('/usr/lib/postgresql').sort()
    const binaries = join('/usr/lib/postgresql', versions.at(-1)!, 'bin')
    const folder = join(this.#folder, 'postgres')
    mkdirSync(folder)
    if (asNobody.uid) [this.#folder, folder].forEach((place) => chownSync(place, NOBODY, NOBODY))
    const data = join(folder, 'data')
    const how = { stdio: 'ignore', cwd: folder, ...asNobody } as const
    spawnSync(join(binaries, 'initdb'), ['-D', data, '-U', 'rookery', '-A', 'trust'], how)
    const port = await freePort()
    const told = ['-D', data, '-k', folder, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1']
    this.#children.push(spawn(join(binaries, 'postgres'), told, how))
    const ready = join(binaries, 'pg_isready')
    await until('PostgreSQL', async () => spawnSync(ready, ['-h', '127.0.0.1', '-p', `${port}`], how).status === 0)
    this.#database = `postgres://rookery@127.0.0.1:${port}/postgres`
  }
}
