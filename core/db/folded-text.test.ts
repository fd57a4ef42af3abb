import { afterAll, beforeAll, expect, test } from 'bun:test'
import { foldText } from '@core/domain/fold'
import { type TestServer, testServer } from '@core/testing/server'
import fc from 'fast-check'
import { Client } from 'pg'
import { step } from '../migrations/20261127_fold_letters_apart'
import { foldedText } from './folded-text'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Letters of the languages of Europe with their accents, and the signs that stand in for those of a keyboard. */
const letters = fc.oneof(
  fc.integer({ min: 1, max: 0x24f }),
  fc.integer({ min: 0x300, max: 0x36f }),
  fc.integer({ min: 0x370, max: 0x3ff }),
  fc.integer({ min: 0x400, max: 0x45f }),
  fc.integer({ min: 0x1e00, max: 0x1eff }),
  fc.integer({ min: 0x2010, max: 0x2037 }),
  fc.constantFrom(...[...'ĲĳŒœŁłØøÐðÞþẞßŊŋ’‘`´–—−½²€™ﬁ\u00ad\u200b'].map(sign => sign.codePointAt(0) ?? 1)),
)
const texts = fc
  .array(letters, { maxLength: 24 })
  .map(codes => String.fromCodePoint(...codes))
  .filter(text => text === text.toWellFormed())

test('the database folds every text as the server does', async () => {
  const many = fc.sample(texts, { numRuns: 4000, seed: 20261127 })
  const { rows } = await server.app.platform.orm.pool.query<{ folded: string }>(
    `select ${foldedText('text')} as folded from unnest($1::text[]) with ordinality as texts(text, place) order by place`,
    [many],
  )
  const other = many.flatMap((text, at) => (rows[at]?.folded === foldText(text) ? [] : [[text, rows[at]?.folded]]))
  expect(other).toEqual([])
})

test('folding a folded text changes nothing, so that what is stored can be folded again', () => {
  fc.assert(fc.property(texts, text => foldText(foldText(text)) === foldText(text)))
})

test('what the release before stored is found as what is stored now', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/relation', { surname: 'Sørensen' })).body
  const owner = new Client({ connectionString: server.ownerUrl })
  await owner.connect()
  await owner.query(`update relation set search_text = 'sørensen’s weiß' where id = $1`, [id])
  for (const statement of step.up) await owner.query(statement)
  await owner.end()
  expect((await admin.get("/api/relation?query=sorensen's%20weiss")).body).toMatchObject([{ id }])
})
