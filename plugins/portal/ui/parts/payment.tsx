import { groupedIban } from '@core/domain/iban'
import { Facts, IconButton, useT } from '@core/ui'
import { IconCopy } from '@tabler/icons-react'
import type { CustomerDocument } from '../customer-document'

/** Whether the customer still has to pay this, and where to is known. */
export const toBePaid = ({ to_be_paid, company }: CustomerDocument): boolean => to_be_paid && company.iban !== null

/** What to type at the bank. */
export function Payment({ document, onCopy }: { document: CustomerDocument; onCopy: (text: string) => void }) {
  const t = useT('portal')
  const { company, number } = document
  const iban = company.iban?.replace(/\s+/g, '') ?? ''
  return (
    <div className="portal-payment">
      <strong>{t('payment')}</strong>
      <Facts
        facts={[
          {
            label: t('iban'),
            value: <Copied onCopy={onCopy} text={iban} shown={groupedIban(iban)} />,
          },
          { label: t('payee'), value: company.name },
          { label: t('reference'), value: number && <Copied onCopy={onCopy} text={number} shown={number} /> },
        ]}
      />
    </div>
  )
}

function Copied({ text, shown, onCopy }: { text: string; shown: string; onCopy: (text: string) => void }) {
  const t = useT('portal')
  return (
    <span className="vk-row">
      {shown}
      <IconButton size="small" icon={IconCopy} label={t('copy', { text: shown })} onClick={() => onCopy(text)} />
    </span>
  )
}
