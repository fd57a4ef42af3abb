import { useState } from 'react'
import { Card } from '../../data/card.tsx'
import { Page } from '../../page/page.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'

const mergeTags = [
  { tag: 'relation.fullname', label: 'Naam van de klant' },
  { tag: 'flow.number', label: 'Dossiernummer' },
]

/** Text with a layout and merge tags. */
export function Component() {
  const [html, setHtml] = useState(
    '<h2>Uw huis op eigen stroom</h2><p>Beste <strong>klant</strong>, uw dossier heeft nummer {{flow.number}}.</p>',
  )
  return (
    <Page title="Opgemaakte tekst">
      <Card title="Met samenvoegvelden">
        <RichText label="Inleiding" value={html} onChange={setHtml} mergeTags={mergeTags} />
      </Card>
      <Card title="Leeg">
        <RichText label="Voetnoot" value="" onChange={() => undefined} placeholder="Typ hier de voetnoot" />
      </Card>
      <Card title="Wat er bewaard wordt">
        <code>{html}</code>
      </Card>
    </Page>
  )
}
