import { expect, test } from 'vitest'
import { diceOf, odds } from './odds'

test('dice follow strength', () => {
  expect([0, 1, 6, 7, 12, 13].map(diceOf)).toEqual([0, 1, 1, 2, 2, 3])
})

test('equal sides have equal chances', () => {
  const { first, second, nobody } = odds({ strength: 7 }, { strength: 7 })
  expect(first).toBeCloseTo(second)
  expect(first + second + nobody).toBeCloseTo(1)
})

test('walls help those behind them', () => {
  const open = odds({ strength: 12 }, { strength: 6 })
  const walled = odds({ strength: 12, penalty: 1 }, { strength: 6 })
  expect(open.first).toBeGreaterThan(walled.first)
  expect(odds({ strength: 6, penalty: 2 }, { strength: 6 }).first).toBe(0)
})

test('one man against one man: both fall', () => {
  expect(odds({ strength: 1 }, { strength: 1 })).toEqual({ first: 0, second: 0, nobody: 1 })
})
