import { useT } from '@core/ui'
import { useOwnTags } from '@plugins/crm/contract/own-tags'
import type nl from '../../locales/nl'

const TAGS = [
  ['relation.fullname', 'tagFullname'],
  ['relation.name', 'tagName'],
  ['relation.surname', 'tagSurname'],
  ['relation.address', 'tagAddress'],
  ['relation.postcode', 'tagPostcode'],
  ['relation.city', 'tagCity'],
  ['relation.email', 'tagEmail'],
  ['relation.phone', 'tagPhone'],
  ['organization.name', 'tagOrganization'],
  ['flow.number', 'tagFlowNumber'],
  ['flow.description', 'tagFlowDescription'],
  ['flow.leaddate', 'tagLeadDate'],
  ['flow.customerlink', 'tagFlowLink'],
  ['user.fullname', 'tagUser'],
  ['user.email', 'tagUserEmail'],
  ['user.phone', 'tagUserPhone'],
  ['company.name', 'tagCompany'],
  ['company.phone', 'tagCompanyPhone'],
  ['company.email', 'tagCompanyEmail'],
  ['company.address', 'tagCompanyAddress'],
  ['document.number', 'tagNumber'],
  ['document.title', 'tagTitle'],
  ['document.date', 'tagDate'],
  ['document.enddate', 'tagEnddate'],
  ['document.totalinc', 'tagTotalInc'],
  ['document.totalexc', 'tagTotalExc'],
  ['document.link', 'tagLink'],
] as const satisfies readonly (readonly [string, keyof typeof nl])[]

/** Merge tags on offer in texts, with names that people recognise (G-MERGE). */
export function useMergeTags(): { tag: string; label: string }[] {
  const t = useT('documents')
  const own = useOwnTags()
  return [...TAGS.map(([tag, key]) => ({ tag, label: t(key) })), ...own]
}
