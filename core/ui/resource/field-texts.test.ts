import { expect, test } from 'bun:test'
import user from '@openapi/fields/user'
import { translate } from '../i18n/texts'
import { formItems } from './form-items'

test('who sells is called Adviseur and who carries out Uitvoerder, wherever a user is shown (R-ROLE-014)', () => {
  const words = (key: string, part: string = user.texts) => translate(part, key)
  const [type] = formItems(user, words, { layout: ['user_type'], only: true })
  expect(type).toMatchObject({ label: 'Soort gebruiker' })
  expect(type && 'options' in type ? type.options : []).toEqual(
    expect.arrayContaining([
      { value: 'sales', label: 'Adviseur' },
      { value: 'project', label: 'Uitvoerder' },
    ]),
  )
})
