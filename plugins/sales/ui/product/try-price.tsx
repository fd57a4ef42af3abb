import { Field, formatMoney, NumberInput, Select, TextInput, useT } from '@core/ui'
import { useState } from 'react'
import { matrixCell, numberIn } from '../../contract/price-matrix'
import type { PriceField } from './price-fields'
import type { Product } from './product-fields'

interface TryPriceProps {
  product: Product
  fields: readonly PriceField[]
}

/** What a product costs with answers that are typed here, before a customer gives theirs (G-PRICE). */
export function TryPrice({ product, fields }: TryPriceProps) {
  const t = useT('sales')
  const { calc_method, matrix, price_field, calc_base } = product
  const [answers, setAnswers] = useState<Record<string, string | number | null>>({})
  const asked = (calc_method === 'matrix' ? [matrix?.row_field, matrix?.column_field] : [price_field]).flatMap(
    name => name || [],
  )
  if (!asked.length) return null
  const isAnswered = asked.every(name => answers[name] !== undefined && answers[name] !== null && answers[name] !== '')
  const price =
    calc_method === 'matrix' ? matrix && matrixCell(matrix, answers)?.price : numberIn(answers[price_field ?? ''])
  return (
    <section className="sales-try" aria-label={t('tryPrice')}>
      <h3>{t('tryPrice')}</h3>
      <div className="sales-matrix-fields">
        {[...new Set(asked)].map(name => (
          <Answer
            key={name}
            field={fields.find(({ value }) => value === name)}
            name={name}
            value={answers[name] ?? null}
            onChange={value => setAnswers({ ...answers, [name]: value })}
          />
        ))}
      </div>
      <p role="status">
        {!isAnswered
          ? t('tryAnswer')
          : typeof price === 'number'
            ? t(calc_base === 'inc' ? 'tryCostsInc' : 'tryCostsExc', { price: formatMoney(price) })
            : t('tryNoPrice')}
      </p>
    </section>
  )
}

interface AnswerProps {
  field: PriceField | undefined
  name: string
  value: string | number | null
  onChange: (value: string | number | null) => void
}

function Answer({ field, name, value, onChange }: AnswerProps) {
  const t = useT('sales')
  const label = field?.label ?? name
  return (
    <Field label={label}>
      {field?.isNumber ? (
        <NumberInput
          unit={field.unit ?? undefined}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      ) : field && field.options.length > 0 ? (
        <Select
          value={value === null ? null : String(value)}
          empty={t('tryChoose')}
          options={field.options.map(option => ({ value: option, label: option }))}
          onChange={onChange}
        />
      ) : (
        <TextInput value={String(value ?? '')} onChange={onChange} />
      )}
    </Field>
  )
}
