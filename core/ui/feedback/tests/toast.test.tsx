import { afterEach, expect, jest, spyOn, test } from 'bun:test'
import { act, fireEvent, screen } from '@testing-library/react'
import { openGallery } from '../../tests/open-gallery.tsx'

afterEach(() => {
  jest.useRealTimers()
})

/** Opens the page, on a clock that stands still from then on. */
async function openOnStoppedClock() {
  await openGallery('/feedback')
  jest.useFakeTimers()
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

/** A toast counts in steps: each of them is drawn before the next. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 50) await act(async () => void jest.advanceTimersByTime(50))
}

test('a toast stands for five seconds (R-UI-005)', async () => {
  await openOnStoppedClock()
  await click('Gelukt')
  await pass(4800)
  expect(screen.queryByText('Relatie bewaard') !== null).toBe(true)
  await pass(600)
  expect(screen.queryByText('Relatie bewaard') === null).toBe(true)
})

test('copying says so for 1.5 seconds; where it is refused the text can be copied by hand (R-UI-004)', async () => {
  const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openOnStoppedClock()
  await click('Kopieer link')
  expect(copied).toHaveBeenCalledWith('https://voorbeeld.example')
  await pass(1400)
  expect(screen.queryByText('Gekopieerd!') !== null).toBe(true)
  await pass(500)
  expect(screen.queryByText('Gekopieerd!') === null).toBe(true)

  copied.mockRejectedValue(new Error('refused'))
  const asked = spyOn(window, 'prompt').mockReturnValue(null)
  await click('Kopieer link')
  expect(asked.mock.lastCall?.[1]).toBe('https://voorbeeld.example')
  asked.mockRestore()
  copied.mockRestore()
})
