import { Card, CardRow, formatDay, formatMoney, Link, Loaded, StatusTag, Tag, useCall, useT } from '@core/ui'
import { IconClock } from '@tabler/icons-react'
import './flow-money.css'

/** What of a dossier was paid, billed and is still to come (picture 25); amounts include VAT. */
export default function FlowMoney({ flowId }: { flowId: number }) {
  const t = useT('invoice')
  const found = useCall('get', '/api/flow/{id}/money', { params: { path: { id: flowId } } })
  const { data } = found
  if (data && !data.agreed) return null
  const share = (part: number) => `${Math.max(0, Math.min(100, (100 * part) / (data?.agreed || 1)))}%`
  return (
    <Card
      title={t('money')}
      flush
      actions={
        data && (
          <span className="invoice-money-total">
            <span className="vk-meta">{t('inclVat')}</span> <strong>{formatMoney(data.agreed)}</strong>
          </span>
        )
      }
      footer={
        data && (
          <span className="invoice-money-open">
            <span>{t('stillToCome')}</span>
            <strong>{formatMoney(data.open)}</strong>
          </span>
        )
      }
    >
      <Loaded compact query={found} what={t('money')}>
        {({ paid, billed, invoices, next }) => (
          <>
            <div className="invoice-money-bar" aria-hidden="true">
              <span className="invoice-money-paid" style={{ inlineSize: share(paid) }} />
              <span className="invoice-money-billed" style={{ inlineSize: share(billed - paid) }} />
            </div>
            <p className="vk-meta invoice-money-words">
              {t('paidAndBilled', { paid: formatMoney(paid), billed: formatMoney(billed) })}
            </p>
            {invoices.map(({ id, number, title, status, enddate, amount_inc_vat }) => (
              <CardRow key={id}>
                <Link className="vk-grow vk-clip" to={`/invoice_detail/${id}`}>
                  {[number ?? t('draftInvoice'), title].filter(Boolean).join(' · ')}
                  {enddate && status !== 'paid' && (
                    <span className="vk-meta invoice-money-line">{t('payBefore', { day: formatDay(enddate) })}</span>
                  )}
                </Link>
                <StatusTag status={status} />
                <span className="vk-number">{formatMoney(amount_inc_vat)}</span>
              </CardRow>
            ))}
            {next.map(({ kind, id, what, amount_inc_vat }) => (
              <CardRow key={`${kind}-${id}`}>
                <Link className="vk-grow vk-clip" to={`/${kind}_detail/${id}`}>
                  {what}
                </Link>
                <Tag icon={IconClock}>{t('billLater')}</Tag>
                <span className="vk-number">{formatMoney(amount_inc_vat)}</span>
              </CardRow>
            ))}
          </>
        )}
      </Loaded>
    </Card>
  )
}
