import { Button, Dialog, IconButton, useBelow, useT } from '@core/ui'
import { IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import './lacks.css'

/** What stands in the way of sending a draft, one under the other: the button that sends says so only when it is pointed at. */
export function LacksButton({ refusal }: { refusal: string }) {
  const t = useT('invoice')
  const narrow = useBelow(1200)
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  return (
    <>
      {narrow ? (
        <IconButton icon={IconListCheck} variant="default" label={t('lacksTitle')} onClick={show} />
      ) : (
        <Button icon={IconListCheck} onClick={show}>
          {t('lacksTitle')}
        </Button>
      )}
      {open && (
        <Dialog title={t('lacksTitle')} onClose={() => setOpen(false)}>
          <p className="vk-text-2">{t('lacksText')}</p>
          <ul className="invoice-lacks">
            {refusal.split('\n').map(lack => (
              <li key={lack}>{lack}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
