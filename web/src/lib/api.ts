// The server's plain requests. What goes wrong comes back in the server's own words.
import type { Refused } from '$lib/contract'
import { words } from '$lib/words/en'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.message)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response
  try {
    reply = await fetch(`/api/${path}`, {
      method,
      headers: { 'X-Rookery': '1', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new ApiError(0, {
      error: 'unreachable',
      message: words.connection.unreachable,
      remedy: words.connection.lookAgain,
    })
  }
  const text = await reply.text()
  const json = text && reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
  if (!reply.ok) {
    const message = json?.message ?? words.connection.answered(reply.status)
    throw new ApiError(reply.status, { error: json?.error ?? String(reply.status), message, ...json })
  }
  return json as T
}

export const api = {
  get: <T>(path: string) => ask<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body),
  put: <T>(path: string, body: unknown) => ask<T>('PUT', path, body),
  patch: <T>(path: string, body: unknown) => ask<T>('PATCH', path, body),
  delete: <T>(path: string, body?: unknown) => ask<T>('DELETE', path, body),
}
