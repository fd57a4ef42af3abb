import { Avatar, Card, classes, EmptyState, formatMoney, Loaded, MoreButton, useCall, useT } from '@core/ui'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'

/** Debtors in sight at first, and all that are ever read. */
const FIRST = 8
const MOST = 500

/** Who owes what, the most first; each opens its statement of account. */
export function DebtorsCard({ onOpen }: { onOpen: (relationId: number) => void }) {
  const t = useT('invoice')
  const [limit, setLimit] = useState(FIRST)
  const debtors = useCall('get', '/api/invoice/books/debtors', { params: { query: { limit } } }, { keepPrevious: true })
  return (
    <Card
      title={t('debtors')}
      count={debtors.data?.total}
      actions={debtors.data && <strong className="invoice-books-sum">{formatMoney(debtors.data.balance)}</strong>}
      flush
    >
      <Loaded compact query={debtors} what={t('debtorsLower')}>
        {found =>
          found.total === 0 ? (
            <EmptyState compact icon={IconCheck} title={t('noDebtors')} text={t('noDebtorsText')} />
          ) : (
            <ul className="invoice-debtors">
              {found.debtors.map(({ relation_id, name, invoices, late, balance }) => (
                <li key={relation_id ?? 0}>
                  <button
                    type="button"
                    disabled={!relation_id}
                    onClick={relation_id ? () => onOpen(relation_id) : undefined}
                  >
                    <Avatar name={name || '–'} size={20} />
                    <span className="invoice-debtor-name">
                      {relation_id ? name : t('withoutRelation')}
                      <span className={classes('vk-meta', late > 0 && 'vk-danger')}>
                        {late > 0 ? t('lateOf', { amount: formatMoney(late) }) : t('countOpen', { count: invoices })}
                      </span>
                    </span>
                    <strong>{formatMoney(balance, { sign: false })}</strong>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {debtors.data && debtors.data.total > debtors.data.debtors.length && limit === FIRST && (
        <div className="invoice-books-more">
          <MoreButton more={() => setLimit(MOST)} />
        </div>
      )}
    </Card>
  )
}
