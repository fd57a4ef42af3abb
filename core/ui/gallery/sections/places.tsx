import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../buttons/button.tsx'
import { Card } from '../../data/card.tsx'
import { Facts } from '../../data/facts.tsx'
import { DetailScreen } from '../../detail/detail-screen.tsx'
import { FormModal } from '../../form/form-modal.tsx'
import { registerNeighbour } from '../neighbour.tsx'

registerNeighbour()

const organization = { id: 7, name: 'Woningstichting De Linde', city: 'Zwolle' }

/** A record to which another plugin adds a tab, a card, something to do and a field of its form. */
export function Component() {
  const [editing, setEditing] = useState(false)
  return (
    <>
      <DetailScreen
        title={organization.name}
        crumbs={[{ title: 'Organisaties', to: '/list' }]}
        actions={
          <Button icon={IconPencil} onClick={() => setEditing(true)}>
            Bewerk
          </Button>
        }
        record={{ resource: '/api/organization', row: organization }}
        facts={
          <Card title="Adres">
            <Facts facts={[{ label: 'Plaats', value: organization.city }]} />
          </Card>
        }
        tabs={[{ key: 'overview', title: 'Overzicht', content: <Card title="Notities">Geen notities.</Card> }]}
      />
      {editing && (
        <FormModal<{ name: string }>
          title="Nieuwe organisatie"
          resource="/api/organization"
          fields={[{ name: 'name', label: 'Naam', required: true }]}
          onSave={async () => undefined}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
