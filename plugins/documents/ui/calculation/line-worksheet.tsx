import { formatNumber, useT } from '@core/ui'
import { unitFor } from '../../domain/unit-for'
import type { LineSheet, ReadAnswer, SheetStep } from '../../domain/worksheet'
import { exactly, SheetRow } from './sheet-row'

/** The sum of one line, and under it where the quantity and the price came from. */
export function LineWorksheet({ sheet, unit, counts }: { sheet: LineSheet; unit: string; counts: boolean }) {
  const t = useT('documents')
  const { base, steps, ofLine, total, vat, other, quantity, asked, rateSource, answers } = sheet
  const first = steps.findIndex(({ kind }) => kind === 'overallDiscount')
  const before = first < 0 ? steps : steps.slice(0, first)
  const label = (step: SheetStep) =>
    step.kind === 'times'
      ? t('sheet.times', {
          quantity: formatNumber(quantity),
          unit: unitFor(unit, quantity),
          rate: exactly(sheet.unitRate),
        })
      : t(`sheet.${step.kind}`, { percentage: formatNumber(step.percentage ?? 0) })
  const settled = steps.some(({ kind }) => kind === 'settled')
  return (
    <>
      {!counts && <p>{t('sheet.idle')}</p>}
      <dl>
        {before.map(step => (
          <SheetRow key={step.kind} label={label(step)} amount={step.amount} />
        ))}
        {first >= 0 && <SheetRow label={t('sheet.ofLine')} amount={ofLine} strong />}
        {steps.slice(before.length).map(step => (
          <SheetRow key={step.kind} label={label(step)} amount={step.amount} />
        ))}
        <SheetRow label={t(base === 'exc' ? 'totalExc' : 'totalInc')} amount={total} strong />
        {vat.map(({ rate, reason, amount, base: net, category }) => (
          <SheetRow
            key={`${category} ${rate} ${reason}`}
            label={t(base === 'exc' ? 'sheet.vatOn' : 'sheet.vatIn', { rate, amount: formatNumber(net, 2) })}
            meta={reason}
            amount={base === 'exc' ? amount : -amount}
          />
        ))}
        <SheetRow label={t(base === 'exc' ? 'totalInc' : 'totalExc')} amount={other} strong />
      </dl>
      {!settled && (
        <>
          <h3>{t('field.calculationitem.product_amount')}</h3>
          <p>
            {sheet.unit_amount === 1
              ? t('sheet.amount', { quantity: formatNumber(quantity), unit: unitFor(unit, quantity) })
              : t('sheet.amountTimes', {
                  products: formatNumber(sheet.product_amount),
                  each: formatNumber(sheet.unit_amount),
                  quantity: formatNumber(quantity),
                  unit: unitFor(unit, quantity),
                })}
          </p>
          {asked && (
            <>
              <p>
                {t(asked.amount === sheet.product_amount ? 'sheet.asked' : 'sheet.askedOther', {
                  amount: asked.amount,
                })}
              </p>
              <Answers answers={asked.answers} />
            </>
          )}
          <h3>{t('price')}</h3>
          <p>
            {t(`sheet.rate.${rateSource.kind}`, {
              rate: exactly(sheet.unitRate),
              from: rateSource.kind === 'row' ? formatNumber(rateSource.from) : '',
              unit: rateSource.kind === 'row' ? unitFor(unit, rateSource.from) : '',
              row: rateSource.kind === 'matrix' ? inWords(rateSource.row) : '',
              column: rateSource.kind === 'matrix' ? inWords(rateSource.column) : '',
            })}
          </p>
          <Answers answers={answers} />
        </>
      )}
      {vat.length > 0 && <p className="vk-meta">{t('sheet.vatOnce')}</p>}
    </>
  )
}

function Answers({ answers }: { answers: readonly ReadAnswer[] }) {
  const t = useT('documents')
  if (!answers.length) return null
  return (
    <ul>
      {answers.map(({ label, form, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two forms may give the same answer, and the list never changes by itself
        <li key={index}>
          <span>{label.replaceAll('_', ' ')}</span>
          <strong>{value === undefined ? t('answerMissingShort') : inWords(value)}</strong>
          {form && <span className="vk-meta">{form}</span>}
        </li>
      ))}
    </ul>
  )
}

const inWords = (value: unknown): string => (typeof value === 'number' ? formatNumber(value) : String(value))
