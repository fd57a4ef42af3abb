import { Button, copyText, Dialog, useT } from '@core/ui'
import { IconCopy } from '@tabler/icons-react'

/** The secret of an address, which is shown this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useT('integrations')
  return (
    <Dialog
      title={t('secretTitle')}
      onClose={onClose}
      footer={
        <>
          <Button icon={IconCopy} onClick={() => void copyText(secret)}>
            {t('copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('kept')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <p>{t('secretText')}</p>
        <code className="integrations-secret">{secret}</code>
      </div>
    </Dialog>
  )
}
