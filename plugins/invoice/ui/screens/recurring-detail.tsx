import {
  Button,
  ButtonLink,
  Card,
  call,
  confirmDelete,
  Facts,
  formatMoney,
  Link,
  Loaded,
  refreshCalls,
  Tag,
  toast,
  toastProblem,
  useCall,
  useNavigate,
  useOwns,
  useParams,
  useT,
} from '@core/ui'
import { DetailScreen, useFacts, useRecord } from '@core/ui/records'
import described from '@openapi/fields/recurring_invoice'
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconSquareX, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ChangeRecurring } from '../recurring/change-recurring'
import { BilledCard, ComingCard } from '../recurring/period-cards'
import { intervalInWords, type Recurring, standingOf } from '../recurring/words'

/** One recurring invoice: what comes of it, and what was made. */
export default function RecurringDetail() {
  const t = useT('invoice')
  const { recurringId } = useParams()
  const query = useCall('get', '/api/recurring_invoice/{id}', { params: { path: { id: Number(recurringId) } } })
  return (
    <Loaded query={query} what={t('theRecurring')}>
      {found => <Details key={found.id} recurring={found} />}
    </Loaded>
  )
}

type Act = 'pause' | 'resume' | 'end' | 'tryagain'

function Details({ recurring }: { recurring: Recurring }) {
  const t = useT('invoice')
  const navigate = useNavigate()
  const { id, can = [], invoicetemplate_id } = recurring
  const record = useRecord(described, recurring)
  const standing = standingOf(t, recurring)
  const [changing, change] = useState(false)

  const path = { params: { path: { id } } }
  async function act(name: Act, told?: string): Promise<void> {
    try {
      await call('post', `/api/recurring_invoice/{id}/${name}`, path)
      if (told) toast(told)
    } catch (error) {
      toastProblem(error)
    }
    await refreshCalls('/api/recurring_invoice', '/api/invoice')
  }
  async function remove(): Promise<void> {
    if (!(await confirmDelete())) return
    try {
      await call('delete', '/api/recurring_invoice/{id}', path)
      await refreshCalls('/api/recurring_invoice')
      void navigate('/recurringinvoice_overview')
    } catch (error) {
      toastProblem(error)
    }
  }

  return (
    <>
      <DetailScreen
        title={recurring.title}
        crumbs={[{ title: t('recurring'), to: '/recurringinvoice_overview' }]}
        subtitle={`${intervalInWords(t, recurring)} · ${formatMoney(recurring.amount_inc_vat)}`}
        state={<Tag tone={standing.tone}>{standing.text}</Tag>}
        actions={
          <>
            {can.includes('pause') && (
              <Button icon={IconPlayerPause} onClick={() => void act('pause', t('recurringPaused'))}>
                {t('recurringPause')}
              </Button>
            )}
            {can.includes('resume') && (
              <Button icon={IconPlayerPlay} onClick={() => void act('resume', t('recurringResumed'))}>
                {t('recurringResume')}
              </Button>
            )}
            <Button icon={IconPencil} hotkey="E" onClick={() => change(true)}>
              {t('recurringChange')}
            </Button>
            {invoicetemplate_id && (
              <ButtonLink variant="primary" icon={IconPencil} to={`/recurringinvoice_content/${invoicetemplate_id}`}>
                {t('recurringContent')}
              </ButtonLink>
            )}
          </>
        }
        menu={[
          ...(can.includes('end')
            ? [
                {
                  key: 'end',
                  label: t('recurringEnd'),
                  icon: IconSquareX,
                  onSelect: () => void act('end', t('recurringEnded')),
                },
              ]
            : []),
          { key: 'delete', label: t('recurringRemove'), icon: IconTrash, danger: true, onSelect: () => void remove() },
        ]}
        record={record}
        first={recurring.refusal && <Waits reason={recurring.refusal} again={() => act('tryagain')} />}
        facts={<RecurringFacts recurring={recurring} />}
        tabs={[
          {
            key: 'overview',
            title: t('recurringOverview'),
            content: (
              <>
                <ComingCard id={id} />
                <BilledCard id={id} again={() => void act('tryagain')} />
              </>
            ),
          },
        ]}
      />
      {changing && <ChangeRecurring recurring={recurring} onClose={() => change(false)} />}
    </>
  )
}

/** Why its next invoice waits, and a way to try it again. */
function Waits({ reason, again }: { reason: string; again: () => Promise<void> }) {
  const t = useT('invoice')
  const [busy, setBusy] = useState(false)
  async function tryAgain(): Promise<void> {
    setBusy(true)
    await again()
    setBusy(false)
  }
  return (
    <Card
      title={t('recurringNotMade')}
      actions={
        <Button size="small" busy={busy} onClick={() => void tryAgain()}>
          {t('recurringAgain')}
        </Button>
      }
    >
      <p className="vk-danger" role="status">
        {reason}
      </p>
    </Card>
  )
}

function RecurringFacts({ recurring }: { recurring: Recurring }) {
  const t = useT('invoice')
  const ownsCrm = useOwns('CRM')
  const { relation_id, relation_fullname, flow_id, user_fullname } = recurring
  const facts = useFacts(described, recurring, {
    first: [
      'relation_fullname',
      'flow_id',
      'first_date',
      'next_date',
      'end_date',
      'times',
      'way',
      'in_arrears',
      'user_id',
    ],
    only: true,
    values: {
      relation_fullname:
        relation_id && ownsCrm ? (
          <Link to={`/relation_detail/${relation_id}`}>{relation_fullname}</Link>
        ) : (
          relation_fullname
        ),
      flow_id: flow_id && ownsCrm ? <Link to={`/flow_detail/${flow_id}`}>{t('toDossier')}</Link> : null,
      user_id: user_fullname,
    },
  })
  return (
    <Card title={t('recurringOne')}>
      <Facts facts={facts} />
    </Card>
  )
}
