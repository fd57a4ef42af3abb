import { afterEach, expect, test } from 'bun:test'
import { act, cleanup, render, screen } from '@testing-library/react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, Link, useSearchParams } from 'react-router'
import { useBeforeClosing, useBeforeLeaving } from '../../page/before-leaving.ts'
import { AppRouter } from '../app-router.tsx'

const answers: ((leave: boolean) => void)[] = []
const ask = () => new Promise<boolean>(answer => answers.push(answer))

function Form() {
  useBeforeLeaving(() => true, ask)
  return <Link to="/other">away</Link>
}

function Dialog() {
  useBeforeClosing(() => true, ask)
  return 'dialog'
}

afterEach(() => {
  cleanup()
  answers.length = 0
})

/** Screens at /form, which holds up leaving, at /dialog, which holds up Back as well, and at /other. */
function open(redirect?: (path: string) => string | null) {
  const history = createMemoryHistory({ initialEntries: ['/other', '/form'], initialIndex: 1, v5Compat: true })
  const routes = [
    { path: '/form', element: <Form /> },
    { path: '/dialog', element: <Dialog /> },
    { path: '/other', element: 'other' },
    { path: '/elsewhere', element: 'elsewhere' },
  ]
  render(<AppRouter routes={routes} history={history} {...(redirect ? { redirect } : {})} />)
  const answer = (leave: boolean) => act(async () => answers.shift()?.(leave))
  return { history, answer, go: (delta: number) => act(async () => history.go(delta)) }
}

const click = (name: string) => act(async () => screen.getByText(name).click())

test('a link waits until one may leave, and goes nowhere when one stays', async () => {
  const { history, answer } = open()
  await click('away')
  expect(history.location.pathname).toBe('/form')
  await answer(false)
  expect(history.location.pathname).toBe('/form')
  await click('away')
  await answer(true)
  expect(history.location.pathname).toBe('/other')
  expect(screen.getByText('other')).toBeTruthy()
})

test('Back is taken back until one may leave, and asked about once', async () => {
  const { history, answer, go } = open()
  await go(-1)
  expect([history.index, history.location.pathname]).toEqual([1, '/form'])
  await go(-1)
  expect(answers).toHaveLength(1)
  await answer(false)
  expect(screen.getByText('away')).toBeTruthy()
  await go(-1)
  await answer(true)
  expect([history.index, history.location.pathname]).toEqual([0, '/other'])
  expect(screen.getByText('other')).toBeTruthy()
  // Who has left is not held up any more.
  await go(1)
  expect(screen.getByText('away')).toBeTruthy()
})

test('what lies over a screen holds up Back on the same screen too', async () => {
  const { history, answer, go } = open()
  await act(async () => {
    history.replace('/dialog')
    history.push('/dialog?tab=2')
  })
  await go(-1)
  expect(history.location.search).toBe('?tab=2')
  await answer(true)
  expect(history.location.search).toBe('')
})

test('an address that leads elsewhere is never shown, however one comes there', async () => {
  const { history, go } = open(path => (path === '/other' ? '/elsewhere' : null))
  await act(async () => history.replace('/dialog'))
  await act(async () => history.push('/other'))
  expect([history.index, history.location.pathname]).toEqual([2, '/elsewhere'])
  await go(-2)
  expect([history.index, history.location.pathname]).toEqual([0, '/elsewhere'])
})

/** Changes one part of the address each, as the head of a column and the choice of a page size do. */
function Parts() {
  const [params, setParams] = useSearchParams()
  const set = (name: string) => () => setParams({ ...Object.fromEntries(params), [name]: '1' })
  return (
    <>
      <button type="button" onClick={set('sort')}>
        sort
      </button>
      <button type="button" onClick={set('size')}>
        size
      </button>
    </>
  )
}

test('what is changed of an address in the moment after another change keeps that one', async () => {
  const history = createMemoryHistory({ initialEntries: ['/list'], v5Compat: true })
  render(<AppRouter routes={[{ path: '/list', element: <Parts /> }]} history={history} />)
  // Without waiting for what each of them draws.
  screen.getByText('sort').click()
  screen.getByText('size').click()
  expect(history.location.search).toBe('?sort=1&size=1')
  await act(async () => undefined)
})
