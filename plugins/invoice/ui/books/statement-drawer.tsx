import {
  type Answer,
  Button,
  classes,
  Drawer,
  download,
  formatDay,
  formatListed,
  formatMoney,
  Link,
  Loaded,
  toastProblem,
  today,
  useCall,
  useT,
} from '@core/ui'
import { IconDownload, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { periodAround, periodDays } from './period'
import { PeriodPicker } from './period-picker'
import { StatementMail } from './statement-mail'
import './books.css'

type Statement = Answer<'get', '/api/invoice/statement/{relation_id}'>

interface StatementDrawerProps {
  relationId: number
  onClose: () => void
}

/** The account of a relation in a period: what was billed, credited, paid and written off; as PDF and by mail. */
export function StatementDrawer({ relationId, onClose }: StatementDrawerProps) {
  const t = useT('invoice')
  const [period, setPeriod] = useState(() => periodAround('year', today()))
  const [mailing, setMailing] = useState(false)
  const [busy, setBusy] = useState(false)
  const days = periodDays(period)
  const params = { path: { relation_id: relationId }, query: days }
  const statement = useCall('get', '/api/invoice/statement/{relation_id}', { params }, { keepPrevious: true })
  const name = statement.data?.fullname ?? ''

  async function fetchPdf(): Promise<void> {
    setBusy(true)
    const { from, to } = days
    await download(`/api/invoice/statement/${relationId}/download?from=${from}&to=${to}`).catch(toastProblem)
    setBusy(false)
  }

  if (mailing)
    return <StatementMail relationId={relationId} name={name} days={days} onClose={() => setMailing(false)} />
  return (
    <Drawer
      title={name ? t('statementOf', { name }) : t('statement')}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button icon={IconDownload} busy={busy} onClick={() => void fetchPdf()}>
            {t('statementPdf')}
          </Button>
          <Button variant="primary" icon={IconMail} onClick={() => setMailing(true)}>
            {t('statementMail')}
          </Button>
        </>
      }
    >
      <PeriodPicker period={period} onChange={setPeriod} />
      <Loaded compact query={statement} what={t('theStatement')}>
        {found => <StatementTable statement={found} from={days.from} to={days.to} />}
      </Loaded>
    </Drawer>
  )
}

function StatementTable({ statement, from, to }: { statement: Statement; from: string; to: string }) {
  const t = useT('invoice')
  const { opening, lines, closing } = statement
  const amount = (euros: number) => formatMoney(euros, { sign: false })
  return (
    <table className="invoice-books-table">
      <thead>
        <tr>
          <th scope="col">{t('dayColumn')}</th>
          <th scope="col">{t('whatColumn')}</th>
          <th scope="col">{t('amountEuro')}</th>
          <th scope="col">{t('balanceEuro')}</th>
        </tr>
      </thead>
      <tbody>
        <tr className="vk-text-2">
          <td>{formatListed(from)}</td>
          <td>{t('openingBalance')}</td>
          <td />
          <td>{amount(opening)}</td>
        </tr>
        {lines.map(({ kind, id, day, invoice_id, number, amount: change, balance }) => (
          <tr key={`${kind} ${id}`}>
            <td>{formatListed(day)}</td>
            <td>
              <Link to={`/invoice_detail/${invoice_id}`}>{t(`movement_${kind}`, { number })}</Link>
            </td>
            <td className={classes(change < 0 && 'vk-ok')}>{amount(change)}</td>
            <td>{amount(balance)}</td>
          </tr>
        ))}
        {lines.length === 0 && (
          <tr>
            <td colSpan={4} className="vk-text-2">
              {t('noMovements')}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>{t('closingBalance', { day: formatDay(to) })}</td>
          <td>{amount(closing)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
