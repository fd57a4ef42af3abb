import { Button, copyText, Dialog, useT } from '@core/ui'
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react'
import './feed.css'

/** The address itself, shown this once, and where each calendar wants it. */
export function MadeFeed({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useT('crm')
  return (
    <Dialog
      title={t('feedMade')}
      onClose={onClose}
      footer={
        <>
          <Button icon={IconCopy} onClick={() => void copyText(address)}>
            {t('feedCopy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('feedCopied')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <p className="vk-text-2">{t('feedMadeText')}</p>
        <code className="crm-feed-address">{address}</code>
        <dl className="crm-feed-steps">
          <dt>Google</dt>
          <dd>{t('feedGoogle')}</dd>
          <dt>Outlook</dt>
          <dd>{t('feedOutlook')}</dd>
          <dt>Apple</dt>
          <dd>{t('feedApple')}</dd>
        </dl>
        <a className="crm-feed-open" href={address.replace(/^https?:/, 'webcal:')}>
          <IconCalendarPlus size={16} stroke={1.75} /> {t('feedOpen')}
        </a>
      </div>
    </Dialog>
  )
}
