import { expect, test } from 'bun:test'
import { importKey, isSealed, seal, unseal } from './sealed'

const keyOf = (letter: string) => importKey(Buffer.alloc(32, letter).toString('base64url'))
const photo = new File([new Uint8Array([1, 2, 3])], 'dak.jpg', { type: 'image/jpeg', lastModified: 5 })

test('what is sealed comes back whole for its own key, files too, and tells nothing to another', async () => {
  const sealed = await seal(await keyOf('a'), { note: 'Nok los', photo, empty: null })
  expect(isSealed(sealed)).toBe(true)
  expect(Buffer.from(sealed.text).toString('latin1')).not.toContain('Nok')
  const back = (await unseal(await keyOf('a'), sealed)) as { note: string; photo: File; empty: null }
  expect([back.note, back.empty, back.photo.name, back.photo.type, back.photo.lastModified]).toEqual([
    'Nok los',
    null,
    'dak.jpg',
    'image/jpeg',
    5,
  ])
  expect([...new Uint8Array(await back.photo.arrayBuffer())]).toEqual([1, 2, 3])
  await expect(unseal(await keyOf('b'), sealed)).rejects.toThrow()
})
