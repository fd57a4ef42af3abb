import { formatMoney, formatNumber, useT } from '@core/ui'
import { itemName } from '../../domain/calculation-item'
import type { TotalSheet } from '../../domain/worksheet'
import { SheetRow } from './sheet-row'

/** The lines that make the total, each a way to its own sum, and the VAT that comes with them. */
export function TotalWorksheet({ sheet, onOpen }: { sheet: TotalSheet; onOpen: (line: number) => void }) {
  const t = useT('documents')
  const { lines, exc, vat, inc } = sheet
  return (
    <>
      {lines.length === 0 && <p>{t('emptyPrices')}</p>}
      <dl>
        {lines.map(({ worked, exc: amount }) => (
          <SheetRow
            key={worked.item.id}
            label={
              <button type="button" className="documents-sheet-line" onClick={() => onOpen(worked.item.id)}>
                {itemName(worked.item) || t('blankLine')}
              </button>
            }
            amount={amount}
          />
        ))}
        <SheetRow label={t('totalExc')} amount={exc} strong />
        {vat.map(({ category, rate, reason, base, amount, from }) => (
          <SheetRow
            key={`${from} ${category} ${rate} ${reason}`}
            label={t(reason ? 'vatWithout' : `sheet.vat.${from}`, {
              rate,
              of: 100 + rate,
              reason: reason ?? '',
              amount: formatNumber(from === 'inc' ? base + amount : base, 2),
            })}
            amount={amount}
          />
        ))}
        <div className="documents-sum-total">
          <dt>{t('totalInc')}</dt>
          <dd>{formatMoney(inc)}</dd>
        </div>
      </dl>
      {vat.length > 0 && <p className="vk-meta">{t('sheet.vatOnce')}</p>}
    </>
  )
}
