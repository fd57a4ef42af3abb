import { groupedIban } from '@core/domain/iban'
import { Button, copyText, formatMoney, toast, useT } from '@core/ui'
import { IconCopy } from '@tabler/icons-react'
import { type CustomerPayment, usePayment } from '../customer-payment'
import './transfer-card.css'

/** Paying by transfer: a code for the bank app on another device, and what to type where it cannot be scanned. */
export default function TransferCard({ hash }: { hash: string }) {
  const { data } = usePayment(hash)
  return (
    <>
      {data?.transfer && <Transfer transfer={data.transfer} />}
      {data?.gaccount && <ApartCard gaccount={data.gaccount} number={data.number} />}
    </>
  )
}

function Transfer({ transfer }: { transfer: NonNullable<CustomerPayment['transfer']> }) {
  const t = useT('portal')
  const { name, iban, reference, qr } = transfer
  const shown = groupedIban(iban)
  const copy = async () => {
    await copyText([shown, name, reference].filter(Boolean).join('\n'))
    toast(t('copiedAll'))
  }
  return (
    <section className="portal-transfer" aria-label={t('transferTitle')}>
      {qr && <img src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={t('transferQr')} />}
      <div>
        <strong>{t('transferTitle')}</strong>
        <p>{t('transferText', { iban: shown })}</p>
        <Button variant="minimal" icon={IconCopy} onClick={() => void copy()}>
          {t('transferCopy')}
        </Button>
      </div>
    </section>
  )
}

/** The part that is transferred to the blocked account of the company, apart from the rest. */
function ApartCard({
  gaccount,
  number,
}: {
  gaccount: NonNullable<CustomerPayment['gaccount']>
  number: string | null
}) {
  const t = useT('portal')
  const iban = groupedIban(gaccount.iban)
  const copy = async () => {
    await copyText([iban, number].filter(Boolean).join('\n'))
    toast(t('copiedAll'))
  }
  return (
    <section className="portal-transfer" aria-label={t('gaccountTitle')}>
      <div>
        <strong>{t('gaccountTitle')}</strong>
        <p>{t('gaccountText', { amount: formatMoney(gaccount.amount), iban, number: number ?? '' })}</p>
        <Button variant="minimal" icon={IconCopy} onClick={() => void copy()}>
          {t('transferCopy')}
        </Button>
      </div>
    </section>
  )
}
