import { afterEach, expect, jest, test } from 'bun:test'
import { act, render } from '@testing-library/react'
import { Providers } from '../../host/providers.tsx'
import { queryClient } from '../../query/query-client.ts'
import { LoadingBar } from '../loading-bar.tsx'

afterEach(() => {
  jest.useRealTimers()
})

test('the bar under the top bar shows once something takes half a second (R-UI-006)', async () => {
  const { container } = render(
    <Providers>
      <LoadingBar />
    </Providers>,
  )
  const shown = () => container.querySelector('.vk-loading-bar') !== null
  jest.useFakeTimers()
  let answer = (): void => undefined
  const asked = new Promise<string>(resolve => (answer = () => resolve('late')))
  const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))
  await act(async () => void queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => asked }))
  // That something begins or ends is told a turn later.
  await pass(1)
  await pass(450)
  expect(shown()).toBe(false)
  await pass(100)
  expect(shown()).toBe(true)
  answer()
  for (let turn = 0; turn < 5; turn++) await pass(1)
  expect(shown()).toBe(false)
})
