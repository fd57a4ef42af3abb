import { IconCopy, IconDots, IconDownload, IconPlus, IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../buttons/button.tsx'
import { ButtonLink } from '../../buttons/button-link.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { MoreButton } from '../../buttons/more-button.tsx'
import { SplitButton } from '../../buttons/split-button.tsx'
import { Card } from '../../data/card.tsx'
import { toast } from '../../feedback/toast.tsx'
import { SegmentedControl } from '../../fields/segmented-control.tsx'
import { Menu } from '../../overlays/menu.tsx'
import { Popover } from '../../overlays/popover.tsx'
import { Page } from '../../page/page.tsx'

const variants = ['default', 'primary', 'minimal', 'danger-outline', 'danger', 'brand'] as const

/** Buttons in every variant and state, and what opens from them. */
export function Component() {
  const [look, setLook] = useState<'bord' | 'lijst'>('bord')
  return (
    <Page
      title="Knoppen en menu’s"
      actions={
        <Button variant="primary" icon={IconPlus} hotkey="C">
          Nieuw
        </Button>
      }
    >
      <div className="gallery-grid">
        {variants.map(variant => (
          <Card key={variant} title={variant}>
            <div className="vk-row vk-row-wrap">
              <Button variant={variant} icon={IconSend}>
                Versturen
              </Button>
              <Button variant={variant} icon={IconSend} busy>
                Bezig
              </Button>
              <Button variant={variant} disabled why="Vul eerst een ontvanger in.">
                Kan niet
              </Button>
              <Button variant={variant} size="small">
                Klein
              </Button>
              <Button variant={variant} size="large">
                Groot
              </Button>
              <IconButton variant={variant} icon={IconDownload} label="Download" />
            </div>
          </Card>
        ))}
        <Card title="Menu en laag">
          <div className="vk-row vk-row-wrap">
            <Menu
              label="Acties"
              sections={[
                {
                  items: [
                    { key: 'copy', label: 'Kopieer', icon: IconCopy, hotkey: 'Ctrl C' },
                    { key: 'on', label: 'Gekozen', checked: true },
                    { key: 'off', label: 'Kan nu niet', disabled: true },
                    {
                      key: 'stage',
                      label: 'Zet op',
                      hotkey: '1',
                      items: ['Aanvraag', 'Aanbod', 'Werk'].map((label, place) => ({
                        key: label,
                        label,
                        hotkey: String(place + 1),
                        checked: label === 'Aanbod',
                        onSelect: () => toast(`Staat op ${label}`),
                      })),
                    },
                  ],
                },
                { title: 'Gevaar', items: [{ key: 'delete', label: 'Verwijder', icon: IconTrash, danger: true }] },
              ]}
            >
              <IconButton icon={IconDots} label="Acties" />
            </Menu>
            <Popover content={<p className="gallery-pad">Een kleine laag naast de knop.</p>}>
              <Button>Open laag</Button>
            </Popover>
            <ButtonLink to="/data">Link als knop</ButtonLink>
            {(['default', 'primary'] as const).map(variant => (
              <SplitButton
                key={variant}
                variant={variant}
                label="Maak iets anders"
                items={[
                  { key: 'invoice', label: 'Maak factuur' },
                  { key: 'survey', label: 'Plan opname' },
                ]}
              >
                <Button variant={variant}>Maak offerte</Button>
              </SplitButton>
            ))}
            <MoreButton more={() => undefined} />
          </div>
        </Card>
        <Card title="Weergavekiezer">
          <SegmentedControl
            label="Weergave"
            value={look}
            onChange={setLook}
            options={[
              { value: 'bord', label: 'Bord', count: 4 },
              { value: 'lijst', label: 'Lijst' },
            ]}
          />
        </Card>
      </div>
    </Page>
  )
}
