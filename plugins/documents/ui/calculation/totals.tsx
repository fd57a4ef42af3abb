import { exact, roundDecimals } from '@core/domain/money'
import { formatMoney, formatNumber, useT } from '@core/ui'
import { discountFromAmount } from '../../domain/discount'
import { vatGroups } from '../../domain/vat-groups'
import { useEditor } from '../editor/editor-context'
import { NumberCell } from './number-cell'

/** What it comes to: discount in % or €, VAT per rate with its base. Worked out while typing. */
export function Totals({ open, onSheet }: { open: boolean; onSheet: () => void }) {
  const t = useT('documents')
  const { calculation: store, document } = useEditor()
  const { calculation, result, undiscounted } = store
  if (!calculation || !result || !undiscounted) return null
  const sumOf = (additional: boolean) =>
    roundDecimals(
      undiscounted.items
        .filter(item => item.counts && item.additional === additional)
        .reduce((sum, item) => sum.plus(item.amounts.amount_exc_vat), exact(0)),
      2,
    )
  const main = sumOf(false)
  const chosen = sumOf(true)
  const { totals } = result
  const lacking = result.items.filter(({ price_missing, item }) => price_missing && !item.settled).length
  const reduction = roundDecimals(exact(undiscounted.totals.amount_exc_vat).minus(totals.amount_exc_vat), 2)
  const setDiscount = (percent: number | null) => store.change({ discount: Math.min(100, Math.max(0, percent ?? 0)) })
  return (
    <section className="documents-sum" aria-label={t('totals')}>
      <dl>
        <div>
          <dt>{t('subtotalExc')}</dt>
          <dd>{formatNumber(main, 2)}</dd>
        </div>
        {(open || calculation.discount > 0) && (
          <div>
            <dt>
              {t('discount')}
              <span className="documents-sum-field">
                <NumberCell
                  label={t('discountPercentAll')}
                  column="all"
                  value={calculation.discount}
                  zero=""
                  placeholder="0"
                  disabled={!open}
                  onDone={setDiscount}
                />
                %
              </span>
              <span className="documents-sum-field">
                €
                <NumberCell
                  label={t('discountEuroAll')}
                  column="all"
                  value={reduction}
                  decimals={2}
                  zero=""
                  placeholder="0,00"
                  disabled={!open}
                  onDone={euros => setDiscount(euros === null ? 0 : discountFromAmount(main, euros))}
                />
              </span>
            </dt>
            <dd className={reduction > 0 ? 'documents-sum-less' : undefined}>
              {reduction ? formatNumber(-reduction, 2) : '–'}
            </dd>
          </div>
        )}
        {chosen !== 0 && (
          <div>
            <dt>{t('additionalChosen')}</dt>
            <dd>{formatNumber(chosen, 2)}</dd>
          </div>
        )}
        <div className="documents-sum-strong">
          <dt>{t('totalExc')}</dt>
          <dd>
            <button type="button" className="documents-sum-open" onClick={onSheet}>
              <span className="vk-hidden">{t('worksheetOf', { name: t('totalExc') })} </span>
              {formatNumber(totals.amount_exc_vat, 2)}
            </button>
          </dd>
        </div>
        {vatGroups(result.items, 'nl').map(({ category, rate, reason, base, amount }) => (
          <div key={`${category} ${rate} ${reason}`} className="documents-sum-vat">
            <dt>
              {t(reason ? 'vatWithout' : 'vatOver', { rate, reason: reason ?? '', amount: formatNumber(base, 2) })}
            </dt>
            <dd>{formatNumber(amount, 2)}</dd>
          </div>
        ))}
        <div className="documents-sum-total">
          <dt>{t('totalInc')}</dt>
          <dd>
            <button type="button" className="documents-sum-open" onClick={onSheet}>
              <span className="vk-hidden">{t('worksheetOf', { name: t('totalInc') })} </span>
              {formatMoney(totals.amount_inc_vat)}
            </button>
          </dd>
        </div>
        {calculation.invoicedamount !== 0 && (
          <div>
            <dt>{t('invoicedOf', { total: formatMoney(document.amount_inc_vat) })}</dt>
            <dd>{formatMoney(calculation.invoicedamount)}</dd>
          </div>
        )}
      </dl>
      {lacking > 0 && (
        <p className="documents-sum-lacking" role="status">
          {t('linesWithoutPrice', { count: lacking })}
        </p>
      )}
    </section>
  )
}
