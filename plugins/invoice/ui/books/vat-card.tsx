import { type Answer, Card, EmptyState, formatMoney, formatNumber, useT } from '@core/ui'
import { IconReceiptTax } from '@tabler/icons-react'

export type VatList = Answer<'get', '/api/invoice/books/vat'>
export type Figure = VatList['rubrics'][number]

/** Figures that the return has; others are shown only where there is something in them. */
const REPORTED = ['1a', '1b', '1e', '3b']

/** What the return asks of a figure first: its VAT, or the turnover where none is charged. */
const reported = ({ vat, whole_vat, whole_base }: Figure) => (vat ? whole_vat : whole_base)

const amount = (euros: number) => formatMoney(euros, { sign: false })

interface VatCardProps {
  list: VatList
  onOpen: (figure: Figure) => void
}

/** The figures of the VAT return, each with its share of the turnover; a figure opens the invoices behind it. */
export function VatCard({ list, onOpen }: VatCardProps) {
  const t = useT('invoice')
  const most = Math.max(1, ...list.rubrics.map(({ base }) => Math.abs(base)))
  const shown = list.rubrics.filter(({ rubric, invoices }) => REPORTED.includes(rubric) || invoices > 0)
  if (!list.invoices)
    return (
      <Card title={t('vatReturn')}>
        <EmptyState compact icon={IconReceiptTax} title={t('noTurnover')} text={t('noTurnoverText')} />
      </Card>
    )
  return (
    <Card title={t('vatReturn')} flush className="invoice-vat">
      <div className="invoice-vat-row invoice-vat-head" aria-hidden="true">
        <span />
        <span />
        <span>{t('turnoverEuro')}</span>
        <span>{t('vatEuro')}</span>
        <span>{t('wholeEuro')}</span>
      </div>
      <ul>
        {shown.map(figure => (
          <li key={figure.rubric}>
            <button
              type="button"
              className="invoice-vat-row"
              disabled={!figure.invoices}
              onClick={() => onOpen(figure)}
            >
              <span className="invoice-vat-name">
                {t(`rubric_${figure.rubric}`)}
                {!REPORTED.includes(figure.rubric) && <span className="vk-meta">{t('notReported')}</span>}
                {figure.rubric === '1e' && figure.parts.length > 1 && (
                  <span className="vk-meta">
                    {figure.parts
                      .map(({ category, base }) => `${t(`books_${category}_vat`)} ${amount(base)}`)
                      .join(' · ')}
                  </span>
                )}
              </span>
              <span className="invoice-vat-bar" aria-hidden="true">
                <span data-rubric={figure.rubric} style={{ width: `${(Math.abs(figure.base) / most) * 100}%` }} />
              </span>
              <span className="invoice-vat-figure" data-label={t('turnoverEuro')}>
                {amount(figure.base)}
              </span>
              <span className="invoice-vat-figure" data-label={t('vatEuro')}>
                {amount(figure.vat)}
              </span>
              <span className="invoice-vat-figure" data-label={t('wholeEuro')}>
                <strong>{REPORTED.includes(figure.rubric) ? formatNumber(reported(figure)) : '–'}</strong>
                {figure.vat !== 0 && (
                  <span className="vk-meta">{t('wholeBase', { amount: formatNumber(figure.whole_base) })}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <footer className="invoice-vat-foot">
        <p className="vk-meta">{t('wholeNote')}</p>
        <span>
          {t('vatTotal')} <strong>{formatMoney(list.whole_vat, { cents: false })}</strong>
        </span>
      </footer>
    </Card>
  )
}
