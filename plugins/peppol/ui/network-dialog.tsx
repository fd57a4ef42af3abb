import {
  type Answer,
  Button,
  Checkbox,
  call,
  Dialog,
  formatMoment,
  Loaded,
  type RowOf,
  refreshCalls,
  Tag,
  type Tone,
  toast,
  toastProblem,
  useCall,
  useList,
  useT,
} from '@core/ui'
import { useState } from 'react'
import './peppol.css'

type Transmission = RowOf<'/api/einvoicetransmission'>
type Receiver = Answer<'get', '/api/invoice/{id}/einvoicereceiver'>

const TONES: Readonly<Record<Transmission['status'], Tone>> = {
  waiting: 'neutral',
  sent: 'info',
  delivered: 'ok',
  refused: 'danger',
}
/** Milliseconds between two looks at one that is on its way, while somebody is looking. */
const LOOK_AGAIN_MS = 4000

interface Props {
  id: number
  number: string | null
  onClose: () => void
}

/** Whether the customer of an invoice receives electronic invoices, sending it, and how that went. */
export default function NetworkDialog({ id, number, onClose }: Props) {
  const t = useT('peppol')
  const [busy, setBusy] = useState(false)
  // What was ticked shows before the server has kept it.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const init = { params: { path: { id } } }
  const receiver = useCall('get', '/api/invoice/{id}/einvoicereceiver', init)
  const transmissions = useList(
    '/api/einvoicetransmission',
    { invoice_id: String(id), sort: '-id', limit: 20 },
    { everyMs: LOOK_AGAIN_MS },
  )
  const maySend = receiver.data?.registered && transmissions.data?.rows.every(({ status }) => status === 'refused')

  async function send(): Promise<void> {
    setBusy(true)
    await call('post', '/api/invoice/{id}/sendeinvoice', init).then(() => toast(t('begun')), toastProblem)
    await refreshCalls('/api/einvoicetransmission')
    setBusy(false)
  }

  async function choose(automatic: boolean, name: string): Promise<void> {
    setChosen(automatic)
    await call('put', '/api/invoice/{id}/einvoicechoice', { ...init, body: { automatic } }).then(
      () => toast(t(automatic ? 'automaticOn' : 'automaticOff', { name })),
      toastProblem,
    )
    await refreshCalls('/api/invoice/{id}/einvoicereceiver')
    setChosen(null)
  }

  return (
    <Dialog
      title={t('dialogTitle', { number: number ?? '' })}
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        if (maySend) void send()
      }}
      footer={
        maySend && (
          <Button variant="primary" type="submit" busy={busy}>
            {t('action')}
          </Button>
        )
      }
    >
      <div className="vk-stack">
        <Loaded compact query={receiver} what={t('receiverWhat')}>
          {found => (
            <>
              <ReceiverLine of={found} />
              {found.registered && (
                <Checkbox
                  checked={chosen ?? found.automatic}
                  onChange={automatic => void choose(automatic, found.buyer)}
                >
                  {t('automatic')}
                </Checkbox>
              )}
            </>
          )}
        </Loaded>
        <Loaded compact query={transmissions} what={t('transmissions')}>
          {({ rows }) =>
            rows.length === 0 ? (
              <p className="vk-meta">{t('none')}</p>
            ) : (
              <ul className="peppol-transmissions">
                {rows.map(row => (
                  <TransmissionRow key={row.id} of={row} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  )
}

function ReceiverLine({ of: { buyer, receiver, registered } }: { of: Receiver }) {
  const t = useT('peppol')
  return (
    <div className="vk-row">
      <strong>{buyer}</strong>
      {receiver && <span className="vk-meta">{receiver}</span>}
      {receiver ? (
        <Tag tone={registered ? 'ok' : 'neutral'}>{t(registered ? 'onNetwork' : 'notOnNetwork')}</Tag>
      ) : (
        <Tag>{t('noNumberKnown')}</Tag>
      )}
    </div>
  )
}

function TransmissionRow({ of: row }: { of: Transmission }) {
  const t = useT('peppol')
  const at = row.date_delivered ?? row.date_sent ?? row.created_at
  return (
    <li className="peppol-transmission">
      <span className="vk-row">
        <Tag tone={TONES[row.status]}>{t(`field.einvoicetransmission.status.${row.status}`)}</Tag>
        <span className="vk-meta">{`${formatMoment(at)} ${t('to', { receiver: row.receiver })}`}</span>
      </span>
      {row.problem && <small className={row.status === 'refused' ? 'vk-danger' : 'vk-meta'}>{row.problem}</small>}
    </li>
  )
}
