import {
  Avatar,
  Button,
  ButtonLink,
  call,
  classes,
  formatListed,
  formatMoney,
  LoadingState,
  type MenuItem,
  refreshCalls,
  toast,
  toastProblem,
  useBelow,
  useList,
  useT,
} from '@core/ui'
import { type ResourceColumn, ResourceList, useBatch } from '@core/ui/lists'
import bankline from '@openapi/fields/bankline'
import {
  IconArrowBackUp,
  IconChecks,
  IconEyeOff,
  IconFileText,
  IconListCheck,
  IconTransferIn,
  IconUsers,
} from '@tabler/icons-react'
import { useState } from 'react'
import { ImportDrop } from '../widgets/import-drop'
import { LineDialog } from '../widgets/line-dialog'
import { ProposalCell } from '../widgets/proposal-cell'
import { type BankRow, useLineActions } from '../widgets/use-line-actions'
import '../widgets/bank.css'

/** Movements on the accounts, and what they seem to pay. */
export default function BankOverview() {
  const t = useT('bank')
  const phone = useBelow(768)
  const [opened, open] = useState<BankRow | null>(null)
  const acts = useLineActions()
  const { follow, progress } = useBatch()
  const any = useList('/api/bankline', { limit: 1, fields: 'id' })
  // Where nothing was imported yet the list says what to do, and not that nothing meets its filter.
  const isNew = any.data?.total === 0

  async function confirmSure(): Promise<void> {
    try {
      const begun = await call('post', '/api/bankline/confirmsure', { body: {} })
      if (!('batchId' in begun)) return toast(t('noneSure'), { tone: 'info' })
      const batch = await follow(begun.batchId, t('confirmingSure'))
      const count = (batch.done ?? 0) - batch.refused.length
      toast(t('confirmedMany', { count }))
    } catch (error) {
      toastProblem(error)
    }
    await refreshCalls('/api/bankline', '/api/invoice', '/api/payment')
  }

  if (any.isPending) return <LoadingState lines={8} />
  return (
    <>
      <ResourceList
        key={isNew ? 'first' : 'lines'}
        of={bankline}
        title={t('title')}
        what={t('linesLower')}
        sort="-booked_on"
        query={{ with: 'proposal' }}
        columns={columns(t, phone, acts.confirm)}
        {...(isNew ? {} : { defaultView: 'open' })}
        views={[
          { key: 'open', title: t('field.bankline.status.open'), filters: { status: 'open' }, counted: true },
          { key: 'matched', title: t('field.bankline.status.matched'), filters: { status: 'matched' } },
          { key: 'ignored', title: t('field.bankline.status.ignored'), filters: { status: 'ignored' } },
        ]}
        filters={['status', 'booked_on', 'amount', 'counterparty_iban', 'bankaccount_id']}
        onOpen={open}
        rowActions={row => rowActions(t, row, { ...acts, choose: open })}
        bulkActions={[
          {
            key: 'confirm',
            label: t('confirmMany'),
            icon: IconChecks,
            batch: {
              path: '/api/bankline/bulkconfirm',
              question: count => t('confirmManyTitle', { count }),
              text: t('confirmManyText'),
              done: count => t('confirmedMany', { count }),
            },
          },
        ]}
        phoneAvatar={row => <Avatar name={row.counterparty_name || t('unknownParty')} size={40} />}
        header={
          <>
            <div className="bank-head">
              <ImportDrop />
              <ButtonLink to="/bank_statements" icon={IconFileText}>
                {t('statements')}
              </ButtonLink>
              <ButtonLink to="/bank_debits" icon={IconTransferIn}>
                {t('debits')}
              </ButtonLink>
              <ButtonLink to="/bank_parties" icon={IconUsers}>
                {t('parties')}
              </ButtonLink>
            </div>
            {progress}
          </>
        }
        actions={
          <Button variant="primary" icon={IconChecks} onClick={() => void confirmSure()}>
            {t('confirmSure')}
          </Button>
        }
        empty={{ title: t('noLines'), text: t('empty') }}
      />
      {opened && <LineDialog line={opened} onClose={() => open(null)} />}
    </>
  )
}

type T = ReturnType<typeof useT<'bank'>>

const columns = (
  t: T,
  phone: boolean,
  confirm: (row: BankRow) => Promise<void>,
): readonly ResourceColumn<typeof bankline, BankRow>[] => [
  { field: 'booked_on', width: 110, minWidth: 96, phone: 'meta', render: row => formatListed(row.booked_on) },
  {
    field: 'counterparty_name',
    width: 210,
    minWidth: 150,
    phone: 'title',
    render: row => {
      const name = row.counterparty_name || t('unknownParty')
      return phone ? name : <Avatar name={name} size={20} label />
    },
  },
  { field: 'description', width: 200, minWidth: 120 },
  {
    field: 'proposal',
    header: t('proposal'),
    width: 370,
    minWidth: 250,
    sortable: false,
    exported: false,
    phone: 'aside',
    render: row => <ProposalCell line={row} phone={phone} onConfirm={() => confirm(row)} />,
  },
  { field: 'counterparty_iban', width: 190, hidden: true },
  {
    field: 'amount_left',
    width: 130,
    hidden: true,
    sum: formatMoney,
    render: row => formatMoney(row.amount_left, { sign: false }),
  },
  {
    field: 'amount',
    width: 130,
    minWidth: 110,
    phone: 'value',
    sum: formatMoney,
    render: row => (
      <strong className={classes(row.amount < 0 && 'vk-text-2')}>{formatMoney(row.amount, { sign: false })}</strong>
    ),
  },
]

interface Run {
  confirm: (row: BankRow) => Promise<void>
  ignore: (row: BankRow) => void
  undo: (row: BankRow) => void
  choose: (row: BankRow) => void
}

function rowActions(t: T, row: BankRow, { confirm, ignore, undo, choose }: Run): MenuItem[] {
  const can = (act: string) => row.can?.includes(act) ?? false
  const hasProposal = can('pay') && (row.proposal?.matches.length ?? 0) > 0
  return [
    ...(hasProposal
      ? [{ key: 'confirm', label: t('confirm'), icon: IconChecks, onSelect: () => void confirm(row) }]
      : []),
    ...(can('pay') ? [{ key: 'choose', label: t('choose'), icon: IconListCheck, onSelect: () => choose(row) }] : []),
    ...(can('ignore') ? [{ key: 'ignore', label: t('ignore'), icon: IconEyeOff, onSelect: () => ignore(row) }] : []),
    ...(can('undo') ? [{ key: 'undo', label: t('undo'), icon: IconArrowBackUp, onSelect: () => undo(row) }] : []),
  ]
}
