import { expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openGallery } from '../../tests/open-gallery.tsx'

test('a time is typed without a colon and written whole when it is left; what is none changes nothing', async () => {
  await openGallery('/pickers')
  const time = screen.getByLabelText<HTMLInputElement>('Hoe laat')
  await userEvent.clear(time)
  await userEvent.type(time, '1545')
  await userEvent.tab()
  expect(time.value).toBe('15:45')
  await userEvent.clear(time)
  await userEvent.type(time, 'straks')
  await userEvent.tab()
  expect(time.value).toBe('')
})
