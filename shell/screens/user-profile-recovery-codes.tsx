import { Button } from '@core/ui/buttons/button.tsx'
import { copyText } from '@core/ui/feedback/copy-text.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { Dialog } from '@core/ui/overlays/dialog.tsx'
import { IconCopy } from '@tabler/icons-react'
import { useShellT } from '../shell-texts.ts'

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useShellT()
  const coreT = useCoreT()
  return (
    <Dialog
      title={t('recoveryTitle')}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button icon={IconCopy} onClick={() => void copyText(codes.join('\n'))}>
            {coreT('copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('recoveryKept')}
          </Button>
        </>
      }
    >
      <div className="vk-stack">
        <p className="vk-text-2">{t('recoveryText')}</p>
        <ul className="shell-profile-codes">
          {codes.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
