import { Button, ButtonLink, phoneLink, SplitButton, toast, useBelow, useCall, useSave, useT } from '@core/ui'
import { IconChevronDown, IconPencil, IconPhone, IconPhoneCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { afterContact } from './after-contact'
import { ContactModal } from './contact-modal'

/** A moment of contact in two clicks, or with a note of its own (C-0537); beside the call itself where there is a number. */
export function ContactMenu({ flowId, phone }: { flowId: number; phone?: string | null | undefined }) {
  const t = useT('crm')
  const narrow = useBelow(768)
  const [writing, setWriting] = useState(false)
  const templates = useCall('get', '/api/company/getcontacttemplates', undefined, { freshMs: 300_000 })
  const save = useSave('post', '/api/flow/{id}/processcontactmoment', { refresh: [...afterContact.refresh] })
  const note = (contacttemplate_id: number, name: string) =>
    save.mutate({ params: { path: { id: flowId } }, body: { contacttemplate_id } }, () =>
      toast(`${t('contactNoted')}: ${name}`),
    )
  const sections = [
    {
      items: (templates.data ?? []).map(({ id, title }, place) => ({
        key: String(id),
        label: title,
        ...(place < 9 ? { hotkey: String(place + 1) } : {}),
        onSelect: () => note(id, title),
      })),
    },
    { items: [{ key: 'own', label: t('contactOther'), icon: IconPencil, onSelect: () => setWriting(true) }] },
  ].filter(({ items }) => items.length > 0)
  return (
    <>
      <SplitButton
        label={t('contactMoment')}
        sections={sections}
        alone={
          <Button icon={IconPhoneCheck} {...(!narrow && { iconEnd: IconChevronDown })} busy={save.isPending}>
            {t('contactMoment')}
          </Button>
        }
      >
        {phone ? (
          <ButtonLink icon={IconPhone} to={phoneLink(phone)}>
            {t('callPhone')}
          </ButtonLink>
        ) : null}
      </SplitButton>
      {writing && <ContactModal flowId={flowId} onClose={() => setWriting(false)} />}
    </>
  )
}
