import { formatDay, useBelow, useT } from '@core/ui'
import { IconLock } from '@tabler/icons-react'
import { useKindText } from '../../contract/kind-text'
import { documentStatuses } from '../../contract/statuses/looks'
import { shownStatus } from './document-row'
import { useEditor } from './editor-context'
import { SavedState } from './saved-state'

/** Says in one line how the document stands, in the colour of its status (R-DOC-007). */
export function StatusBanner() {
  const t = useT('documents')
  const { kind, document, prepared, locked } = useEditor()
  const words = useKindText(kind)
  const narrow = useBelow(992)
  const status = shownStatus(document)
  const { tone, icon: Glyph } = documentStatuses[status as keyof typeof documentStatuses] ?? documentStatuses.cancelled
  return (
    <div className={`documents-banner documents-banner-${tone}`} role="status">
      <Glyph size={16} stroke={1.75} />
      <span className="vk-grow">{text()}</span>
      {locked && (
        <span className="documents-banner-end">
          <IconLock size={14} stroke={1.75} />
          {words('kindLocked')}
        </span>
      )}
      {narrow && <SavedState />}
    </div>
  )

  function text(): string {
    const name = prepared?.signature?.username ?? document.relation_fullname
    switch (status) {
      case 'template':
        return t('bannerTemplate')
      case 'draft':
        return words('kindDraft')
      case 'sent':
        if (document.changed_since_sent) return t('bannerChanged', { version: document.version_number })
        if (document.date_viewed)
          return t('bannerViewed', { day: formatDay(document.date_send), viewed: formatDay(document.date_viewed) })
        return document.sent_to
          ? t('bannerSent', { day: formatDay(document.date_send), to: document.sent_to })
          : t('bannerMarked', { day: formatDay(document.date_send) })
      case 'approved':
        return t('bannerApproved', { day: formatDay(document.date_approved), name })
      case 'rejected':
        return t('bannerRejected', {
          day: formatDay(document.date_rejected),
          reason: document.reject_reason ?? t('noReason'),
        })
      case 'expired':
        return t('bannerExpired', { day: formatDay(document.version_enddate) })
      case 'paid':
        return t('bannerPaid')
      case 'uncollectible':
        return t('bannerUnpayable')
      default:
        return t('bannerCancelled')
    }
  }
}
