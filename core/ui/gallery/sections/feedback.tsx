import { Button } from '../../buttons/button.tsx'
import { Card } from '../../data/card.tsx'
import { copyText } from '../../feedback/copy-text.ts'
import { OfflineBar } from '../../feedback/offline-banner.tsx'
import { toast } from '../../feedback/toast.tsx'
import { Page } from '../../page/page.tsx'

/** What the product says back: toasts, undo, copied, offline. */
export function Component() {
  return (
    <Page title="Terugkoppeling">
      <Card title="Meldingen">
        <div className="vk-row vk-row-wrap">
          <Button onClick={() => toast('Relatie bewaard')}>Gelukt</Button>
          <Button onClick={() => toast('Er is een nieuwe versie', { tone: 'info' })}>Ter informatie</Button>
          <Button onClick={() => toast('Bewaren is niet gelukt.', { tone: 'danger' })}>Mislukt</Button>
          <Button onClick={() => toast('Relatie naar prullenbak', { undo: () => void toast('Teruggezet') })}>
            Met ongedaan maken
          </Button>
          <Button onClick={() => void copyText('https://voorbeeld.example')}>Kopieer link</Button>
        </div>
      </Card>
      <Card title="Zonder verbinding" flush>
        <OfflineBar />
      </Card>
    </Page>
  )
}
