import { Tag, useT } from '@core/ui'
import type { Mail } from './mail-draft'

/** What is to be known of a mail that did not just come or go. */
export function MailTag({ mail }: { mail: Mail }) {
  const t = useT('crm')
  if (mail.failed_at) return <Tag tone="danger">{t('mailNotSent')}</Tag>
  if (mail.direction === 'sent' && !mail.sent_at) return <Tag>{t('mailOnItsWay')}</Tag>
  if (mail.direction === 'received' && mail.message_id && !mail.known_sender)
    return <Tag tone="danger">{t('mailUnknownSender')}</Tag>
  return null
}
