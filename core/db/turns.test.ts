import { expect, test } from 'bun:test'
import { Turns } from './turns'

/** Work that goes on until it is let go, with what began so far. */
function holding(turns: Turns) {
  const begun: number[] = []
  const releases: (() => void)[] = []
  const ask = (companyId: number) =>
    turns.during(companyId, () => {
      begun.push(companyId)
      return new Promise<void>(resolve => releases.push(resolve))
    })
  return { begun, ask, letGo: () => releases.shift()?.() }
}

test('a company that asks for everything at once gets half of the connections, and others begin at once', async () => {
  const { begun, ask, letGo } = holding(new Turns(4))
  const asked = Array.from({ length: 20 }, () => ask(1))
  await Bun.sleep(0)
  expect(begun).toEqual([1, 1])
  const other = ask(2)
  await Bun.sleep(0)
  expect(begun).toEqual([1, 1, 2])
  while (begun.length < 21) {
    letGo()
    await Bun.sleep(0)
  }
  for (let i = 0; i < 4; i++) letGo()
  await Promise.all([...asked, other])
})

test('companies that wait take turns, whoever asked first and most', async () => {
  const { begun, ask, letGo } = holding(new Turns(1))
  const asked = [1, 1, 1, 1, 1, 2, 3, 2].map(ask)
  await Bun.sleep(0)
  for (let i = 0; i < asked.length; i++) {
    letGo()
    await Bun.sleep(0)
  }
  await Promise.all(asked)
  expect(begun).toEqual([1, 1, 2, 3, 1, 2, 1, 1])
})

test('work that fails gives its turn back', async () => {
  const turns = new Turns(1)
  await expect(turns.during(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.during(2, async () => 'yes')).toBe('yes')
})

test('who has two hundred waiting is told so, and others are not', async () => {
  const { ask, letGo, begun } = holding(new Turns(2))
  const asked = Array.from({ length: 201 }, () => ask(1))
  await expect(ask(1)).rejects.toThrow('not available')
  const other = ask(2)
  while (begun.length < 202) {
    letGo()
    await Bun.sleep(0)
  }
  letGo()
  letGo()
  await Promise.all([...asked, other])
})
