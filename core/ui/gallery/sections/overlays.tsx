import { useState } from 'react'
import { Button } from '../../buttons/button.tsx'
import { Card } from '../../data/card.tsx'
import { KeyboardHelp } from '../../frame/keyboard-help.tsx'
import { confirm, confirmDelete } from '../../overlays/confirm.tsx'
import { Dialog } from '../../overlays/dialog.tsx'
import { Drawer, Sheet } from '../../overlays/drawer.tsx'
import { Page } from '../../page/page.tsx'

const layers = ['dialog', 'drawer', 'sheet', 'keys'] as const
const names = { dialog: 'Venster', drawer: 'Lade', sheet: 'Blad', keys: 'Sneltoetsen' }

/** Everything that lies over the page. */
export function Component() {
  const [open, setOpen] = useState<(typeof layers)[number] | null>(null)
  const close = () => setOpen(null)
  return (
    <Page title="Lagen">
      <Card title="Openen">
        <div className="vk-row vk-row-wrap">
          {layers.map(layer => (
            <Button key={layer} onClick={() => setOpen(layer)}>
              {names[layer]}
            </Button>
          ))}
        </div>
      </Card>
      <Card title="Vragen">
        <div className="vk-row vk-row-wrap">
          <Button onClick={() => void confirmDelete()}>Verwijder item</Button>
          <Button onClick={() => void confirmDelete('line')}>Verwijder regel</Button>
          <Button
            variant="danger-outline"
            onClick={() =>
              void confirm({
                title: 'Offerte 2026-0418 definitief verwijderen?',
                text: 'Dit kan niet terug.',
                verb: 'Verwijder definitief',
                danger: true,
              })
            }
          >
            Definitief verwijderen
          </Button>
        </div>
      </Card>
      {open === 'dialog' && (
        <Dialog title="Venster" onClose={close} footer={<Button onClick={close}>Sluit</Button>}>
          <p>De inhoud van het venster.</p>
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer title="Lade" onClose={close}>
          <p className="gallery-pad">De inhoud van de lade.</p>
        </Drawer>
      )}
      {open === 'sheet' && (
        <Sheet title="Blad" onClose={close}>
          <p className="gallery-pad">De inhoud van het blad.</p>
        </Sheet>
      )}
      {open === 'keys' && <KeyboardHelp links={[]} onClose={close} />}
    </Page>
  )
}
