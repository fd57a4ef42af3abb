import { Button, Menu, toast, useBelow, useCall, useSave, useT } from '@core/ui'
import { IconChevronDown, IconPencil, IconPhoneCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { afterContact } from './after-contact'
import { ContactModal } from './contact-modal'

/** A moment of contact in two clicks, or with a note of its own (C-0537). */
export function ContactMenu({ flowId }: { flowId: number }) {
  const t = useT('crm')
  const phone = useBelow(768)
  const [writing, setWriting] = useState(false)
  const templates = useCall('get', '/api/company/getcontacttemplates', undefined, { freshMs: 300_000 })
  const save = useSave('post', '/api/flow/{id}/processcontactmoment', { refresh: [...afterContact.refresh] })
  const note = (contacttemplate_id: number, name: string) =>
    save.mutate({ params: { path: { id: flowId } }, body: { contacttemplate_id } }, () =>
      toast(`${t('contactNoted')}: ${name}`),
    )
  return (
    <>
      <Menu
        label={t('contactMoment')}
        sections={[
          {
            items: (templates.data ?? []).map(({ id, title }, place) => ({
              key: String(id),
              label: title,
              ...(place < 9 ? { hotkey: String(place + 1) } : {}),
              onSelect: () => note(id, title),
            })),
          },
          { items: [{ key: 'own', label: t('contactOther'), icon: IconPencil, onSelect: () => setWriting(true) }] },
        ].filter(({ items }) => items.length > 0)}
      >
        <Button icon={IconPhoneCheck} {...(!phone && { iconEnd: IconChevronDown })} busy={save.isPending}>
          {t('contactMoment')}
        </Button>
      </Menu>
      {writing && <ContactModal flowId={flowId} onClose={() => setWriting(false)} />}
    </>
  )
}
