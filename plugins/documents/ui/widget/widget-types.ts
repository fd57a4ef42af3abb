import { type Answer, type Icon, useCall, useT } from '@core/ui'
import {
  IconAlignLeft,
  IconCalendarDollar,
  IconColumns2,
  IconColumns3,
  IconHeading,
  IconLayoutGrid,
  IconListDetails,
  IconMapPin,
  IconPageBreak,
  IconPhoto,
  IconPlaylistAdd,
  IconRepeat,
  IconSignature,
  IconSum,
  IconTable,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import type { WidgetRow } from '../editor/document-row'

type Listed = Answer<'get', '/api/documentwidgettype'>[number]

/** A type of widget as the editor offers it (R-WIDG-004). */
export type WidgetType = Listed & { icon: Icon }

const ICONS: Readonly<Record<string, Icon>> = {
  TEXT: IconAlignLeft,
  TEXT2COLUMNS: IconColumns2,
  TEXT3COLUMNS: IconColumns3,
  HEADER: IconHeading,
  CALCULATIONITEMS: IconTable,
  CALCULATIONITEMSINCLSUBS: IconListDetails,
  ADDITIONALITEMS: IconPlaylistAdd,
  TOTALS: IconSum,
  WIDGETPICTURE: IconPhoto,
  PAGEBREAK: IconPageBreak,
  RECURRING: IconRepeat,
  LOCATIONS: IconMapPin,
  PAYMENTTERMS: IconCalendarDollar,
  SIGNATURE: IconSignature,
}

/** Every type of widget that the company has, those of other plugins among them. */
export function useWidgetTypes(): { all: readonly WidgetType[]; of: (widget: WidgetRow) => WidgetType } {
  const t = useT('documents')
  const { data } = useCall('get', '/api/documentwidgettype')
  return useMemo(() => {
    const all = (data ?? []).map(type => ({ ...type, icon: ICONS[type.widget_tag] ?? IconLayoutGrid }))
    const byTag = new Map(all.map(type => [type.tag, type]))
    const unknown = (tag: string): WidgetType => ({
      id: null,
      tag,
      widget_tag: tag,
      name: t('widgetOther'),
      fields: [],
      addable: false,
      is_active: false,
      icon: ICONS[tag] ?? IconLayoutGrid,
    })
    return { all, of: ({ document_widget_type_tag: tag }) => byTag.get(tag) ?? unknown(tag) }
  }, [data, t])
}

/** What staff call it: their own name, else the type. */
export const widgetName = (widget: WidgetRow, type: WidgetType): string => widget.description || type.name
