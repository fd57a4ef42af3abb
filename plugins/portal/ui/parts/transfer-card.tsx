import { Button, copyText, toast, useT } from '@core/ui'
import { IconCopy } from '@tabler/icons-react'
import { usePayment } from '../customer-payment'
import './transfer-card.css'

/** Paying by transfer: a code for the bank app on another device, and what to type where it cannot be scanned. */
export default function TransferCard({ hash }: { hash: string }) {
  const t = useT('portal')
  const { data } = usePayment(hash)
  if (!data?.transfer) return null
  const { name, iban, reference, qr } = data.transfer
  const shown = iban.replace(/\s+/g, '').replace(/(.{4})(?=.)/g, '$1 ')
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
