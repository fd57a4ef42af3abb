import {
  Button,
  ButtonLink,
  download,
  type Icon,
  IconButton,
  Menu,
  toastProblem,
  useBelow,
  useCall,
  useNavigate,
  useT,
} from '@core/ui'
import { pathOfKind } from '@plugins/documents/contract/path-of-kind'
import type { EditorKind } from '@plugins/documents/contract/ui'
import {
  IconBan,
  IconCalendarRepeat,
  IconCheck,
  IconCoins,
  IconFileCode,
  IconReceiptEuro,
  IconReceiptRefund,
  IconSend,
} from '@tabler/icons-react'
import { useState } from 'react'
import { GaccountButton } from '../gaccount/gaccount-button'
import { NewRecurring } from '../recurring/new-recurring'
import { recurringPage } from '../recurring/words'
import { type BilledKind, isBilled } from './billing'
import { LacksButton } from './lacks-button'
import { PartDialog } from './part-dialog'
import { PaymentsDialog } from './payments-dialog'
import { ReminderDialog } from './reminder-dialog'
import { useInvoiceActions } from './use-invoice-actions'
import { VatNumberButton } from './vat-number-button'

interface Props {
  kind: EditorKind
  id: number
  can: readonly string[]
  cannot: Readonly<Record<string, string>>
  template: boolean
}

/** In the top bar of the editor: an invoice of what is billed, and what happens to a sent invoice. */
export default function DocumentActions({ kind, id, can, cannot, template }: Props) {
  if (template) return kind === 'invoice' ? <OfTemplate id={id} /> : null
  if (isBilled(kind) && (can.includes('bill') || cannot.bill))
    return <OfBilled kind={kind} id={id} refusal={cannot.bill} />
  if (kind !== 'invoice') return null
  if (can.includes('notePayment'))
    return (
      <>
        <VatNumberButton id={id} />
        <OfInvoice id={id} />
      </>
    )
  return (
    <>
      <GaccountButton id={id} />
      <VatNumberButton id={id} />
      {cannot.send && <LacksButton refusal={cannot.send} />}
    </>
  )
}

/** The way back from the lines and texts of a recurring invoice. */
function OfTemplate({ id }: { id: number }) {
  const t = useT('invoice')
  const { data } = useCall('get', '/api/invoice/{id}', { params: { path: { id } } })
  if (!data?.template_of) return null
  return (
    <ButtonLink icon={IconCalendarRepeat} to={recurringPage(data.template_of)}>
      {t('recurringOne')}
    </ButtonLink>
  )
}

function OfBilled({ kind, id, refusal }: { kind: BilledKind; id: number; refusal: string | undefined }) {
  const t = useT('invoice')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { data } = useCall('get', pathOfKind(kind, '/api/quotation/{id}'), { params: { path: { id } } })
  return (
    <>
      <Button
        variant={data?.status === 'approved' ? 'primary' : 'default'}
        icon={IconReceiptEuro}
        disabled={refusal !== undefined}
        title={refusal}
        onClick={() => setOpen(true)}
      >
        {t('kindMake')}
      </Button>
      {open && data && (
        <PartDialog
          billed={{ ...data, kind }}
          onClose={() => setOpen(false)}
          onMade={made => void navigate(`/invoice_detail/${made}`)}
        />
      )}
    </>
  )
}

/** What happens to a sent invoice. A narrow screen has room for the next step alone: the others are in a menu beside it. */
function OfInvoice({ id }: { id: number }) {
  const t = useT('invoice')
  const narrow = useBelow(1200)
  const actions = useInvoiceActions()
  const [reminding, setReminding] = useState(false)
  const [paying, setPaying] = useState(false)
  const [recurring, setRecurring] = useState(false)
  const navigate = useNavigate()
  const { data } = useCall('get', '/api/invoice/{id}', { params: { path: { id } } })
  if (!data) return null
  const { number, can = [] } = data
  const invoice = { id, number }
  const others: OtherAction[] = []
  if (can.includes('remind'))
    others.push({ key: 'remind', label: t('remind'), icon: IconSend, onSelect: () => setReminding(true) })
  others.push({
    key: 'payments',
    label: t('payments'),
    icon: IconCoins,
    iconOnly: true,
    onSelect: () => setPaying(true),
  })
  if (can.includes('credit'))
    others.push({
      key: 'credit',
      label: t('makeCredit'),
      icon: IconReceiptRefund,
      onSelect: () => void actions.credit(invoice),
    })
  if (can.includes('credit'))
    others.push({
      key: 'recurring',
      label: t('recurringOf'),
      icon: IconCalendarRepeat,
      iconOnly: true,
      onSelect: () => setRecurring(true),
    })
  if (can.includes('writeOff'))
    others.push({
      key: 'unpayable',
      label: t('markUnpayable'),
      icon: IconBan,
      iconOnly: true,
      onSelect: () => void actions.writeOff(invoice),
    })
  const save = (format: 'nlcius' | 'peppol') =>
    void download(`/api/invoice/${id}/einvoice?format=${format}`).catch(toastProblem)
  const electronic = [
    { key: 'nlcius', label: t('einvoiceNlcius'), icon: IconFileCode, onSelect: () => save('nlcius') },
    { key: 'peppol', label: t('einvoicePeppol'), icon: IconFileCode, onSelect: () => save('peppol') },
  ]
  return (
    <>
      {!narrow && (
        <Menu label={t('einvoice')} sections={[{ items: electronic }]}>
          <IconButton icon={IconFileCode} variant="default" label={t('einvoice')} />
        </Menu>
      )}
      {narrow ? (
        <Menu label={t('ofInvoice')} sections={[{ items: others }, { items: electronic }]}>
          <IconButton icon={IconReceiptEuro} variant="default" label={t('ofInvoice')} />
        </Menu>
      ) : (
        others.map(({ key, label, icon, iconOnly, onSelect }) =>
          iconOnly ? (
            <IconButton key={key} icon={icon} variant="default" label={label} onClick={onSelect} />
          ) : (
            <Button key={key} icon={icon} onClick={onSelect}>
              {label}
            </Button>
          ),
        )
      )}
      {can.includes('pay') && (
        <Button variant="primary" icon={IconCheck} onClick={() => void actions.pay(invoice)}>
          {t('markPaid')}
        </Button>
      )}
      {reminding && <ReminderDialog invoice={data} onClose={() => setReminding(false)} />}
      {recurring && (
        <NewRecurring
          invoice={data}
          onClose={() => setRecurring(false)}
          onMade={made => void navigate(recurringPage(made))}
        />
      )}
      {paying && <PaymentsDialog invoice={data} onClose={() => setPaying(false)} />}
    </>
  )
}

interface OtherAction {
  readonly key: string
  readonly label: string
  readonly icon: Icon
  /** On a wide screen its name shows when the pointer is on it. */
  readonly iconOnly?: true
  readonly onSelect: () => void
}
