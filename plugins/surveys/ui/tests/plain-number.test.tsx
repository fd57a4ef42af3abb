import { expect, test } from 'bun:test'
import { textOf } from '@core/ui'
import { render, screen } from '@testing-library/react'
import { AnswerInput } from '../answers/answer-input'
import { answerText } from '../answers/answer-text'
import type { AskedField } from '../answers/asked-field'
import '../index'

const field = (unit: string | null) => ({ field_type: 'number', field_label: 'Veld', unit }) as AskedField

test('a number without a unit is written as it is, a year among them; one with a unit has a thousands point (G-FIELDT)', () => {
  const t = textOf('surveys')
  expect(answerText(field(null), 1974, t)).toBe('1974')
  expect(answerText(field('kWh'), 3850, t)).toBe('3.850 kWh')
  for (const [unit, value, shown] of [
    [null, 1974, '1974'],
    ['kWh', 3850, '3.850'],
    [null, 2.5, '2,5'],
  ] as const) {
    const { unmount } = render(
      <AnswerInput offered={null} field={field(unit)} value={value} onChange={() => undefined} />,
    )
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(shown)
    unmount()
  }
})
