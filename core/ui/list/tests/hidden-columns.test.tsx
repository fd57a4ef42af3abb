import { beforeEach, expect, test } from 'bun:test'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useHiddenColumns } from '../use-hidden-columns.ts'

beforeEach(() => {
  cleanup()
  localStorage.clear()
})

const name = { field: 'name' }
const figure = { field: 'figure', hidden: true }
const added = { field: 'cf_roof' }

test('a column that is hidden at first stays so when it comes after the others, until somebody shows it', () => {
  const { result, rerender } = renderHook(({ columns }) => useHiddenColumns('list', columns, [added]), {
    initialProps: { columns: [name] as { field: string; hidden?: boolean }[] },
  })
  expect(result.current[0]).toEqual(['cf_roof'])
  rerender({ columns: [name, figure] })
  expect(result.current[0]).toEqual(['figure', 'cf_roof'])
  const before = result.current[0]
  rerender({ columns: [name, figure] })
  expect(result.current[0]).toBe(before)
  act(() => result.current[1](['name']))
  expect(result.current[0]).toEqual(['name'])
  act(() => result.current[1](['figure', 'cf_roof']))
  expect(result.current[0]).toEqual(['figure', 'cf_roof'])
})
