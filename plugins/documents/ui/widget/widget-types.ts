import type { Icon, Translate } from '@core/ui'
import {
  IconAlignLeft,
  IconColumns2,
  IconColumns3,
  IconHeading,
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
import type nl from '../../locales/nl'
import type { WidgetRow, WidgetTag } from '../editor/document-row'

type Key = keyof typeof nl

/** Name and icon of each kind of widget (R-WIDG-004). */
export const widgetTypes: Record<WidgetTag, { title: Key; icon: Icon }> = {
  TEXT: { title: 'widgetText', icon: IconAlignLeft },
  TEXT2COLUMNS: { title: 'widgetText2', icon: IconColumns2 },
  TEXT3COLUMNS: { title: 'widgetText3', icon: IconColumns3 },
  HEADER: { title: 'widgetHeader', icon: IconHeading },
  CALCULATIONITEMS: { title: 'widgetPrices', icon: IconTable },
  CALCULATIONITEMSINCLSUBS: { title: 'widgetPricesSubs', icon: IconListDetails },
  ADDITIONALITEMS: { title: 'widgetAdditional', icon: IconPlaylistAdd },
  TOTALS: { title: 'widgetTotals', icon: IconSum },
  WIDGETPICTURE: { title: 'widgetPicture', icon: IconPhoto },
  PAGEBREAK: { title: 'widgetPageBreak', icon: IconPageBreak },
  RECURRING: { title: 'widgetRecurring', icon: IconRepeat },
  LOCATIONS: { title: 'widgetLocations', icon: IconMapPin },
  SIGNATURE: { title: 'widgetSignature', icon: IconSignature },
}

/** Kinds that can be added by hand; recurring and locations come from forms and dossiers. */
export const addableTypes: readonly WidgetTag[] = [
  'TEXT',
  'TEXT2COLUMNS',
  'TEXT3COLUMNS',
  'HEADER',
  'WIDGETPICTURE',
  'CALCULATIONITEMS',
  'CALCULATIONITEMSINCLSUBS',
  'ADDITIONALITEMS',
  'TOTALS',
  'PAGEBREAK',
  'SIGNATURE',
]

/** What staff call it: their own name, else the kind. */
export const widgetName = (widget: WidgetRow, t: Translate<Key>): string =>
  widget.description || t(widgetTypes[widget.document_widget_type_tag].title)
