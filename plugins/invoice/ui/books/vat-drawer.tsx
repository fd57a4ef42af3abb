import { Drawer, formatListed, formatMoney, Link, Loaded, MoreButton, useCall, useT } from '@core/ui'
import { useState } from 'react'
import { type BooksPeriod, periodDays } from './period'
import { periodText } from './period-picker'
import type { Figure } from './vat-card'

/** Rows that are read first, and all that are ever read. */
const FIRST = 100
const MOST = 500

interface VatDrawerProps {
  rubric: Figure['rubric']
  period: BooksPeriod
  onClose: () => void
}

/** The invoices and credits behind a figure of the VAT return. */
export function VatDrawer({ rubric, period, onClose }: VatDrawerProps) {
  const t = useT('invoice')
  const [limit, setLimit] = useState(FIRST)
  const query = { ...periodDays(period), rubric, limit }
  const lines = useCall('get', '/api/invoice/books/vat/invoices', { params: { query } }, { keepPrevious: true })
  const title = t('behindRubric', { rubric: t(`rubric_${rubric}`), period: periodText(t, period) })
  return (
    <Drawer title={title} width={640} onClose={onClose}>
      <Loaded compact query={lines} what={t('invoices')}>
        {found => (
          <>
            <table className="invoice-books-table">
              <thead>
                <tr>
                  <th scope="col">{t('numberShort')}</th>
                  <th scope="col">{t('customer')}</th>
                  <th scope="col">{t('turnoverEuro')}</th>
                  <th scope="col">{t('vatEuro')}</th>
                </tr>
              </thead>
              <tbody>
                {found.lines.map(line => (
                  <tr key={`${line.id} ${line.category} ${line.rate}`}>
                    <td>
                      <Link to={`/invoice_detail/${line.id}`}>{line.number}</Link>
                      <span className="vk-meta">{formatListed(line.documentdate)}</span>
                    </td>
                    <td>
                      {line.relation_fullname || '–'}
                      <span className="vk-meta">
                        {line.category === 'standard' ? `${line.rate} %` : t(`books_${line.category}_vat`)}
                      </span>
                    </td>
                    <td>{formatMoney(line.base, { sign: false })}</td>
                    <td>{formatMoney(line.vat, { sign: false })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {found.total > found.lines.length && limit === FIRST && <MoreButton more={() => setLimit(MOST)} />}
          </>
        )}
      </Loaded>
    </Drawer>
  )
}
