import { expect, test } from 'bun:test'
import { lowerPasswordCost, PASSWORD_COST } from '@core/accounts/password'
import { Glob } from 'bun'

test('a password costs what it should, and only the test server makes it cheaper', async () => {
  expect(PASSWORD_COST).toEqual({ memoryCost: 19_456, timeCost: 2 })
  const using: string[] = []
  for await (const path of new Glob('{core,plugins}/**/*.ts').scan())
    if (!path.endsWith('.test.ts') && (await Bun.file(path).text()).includes('lowerPasswordCost')) using.push(path)
  expect(using.sort()).toEqual(['core/accounts/password.ts', 'core/testing/server.ts'])
})

test.each(['production', 'development', ''])('with NODE_ENV %p nothing makes it cheaper', environment => {
  const { NODE_ENV } = process.env
  try {
    process.env.NODE_ENV = environment
    expect(lowerPasswordCost).toThrow('in tests alone')
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
})
