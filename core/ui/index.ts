/**
 * The UI kit and plugin SDK: the one module that plugins' user interfaces import from core. The hosts share it as a
 * singleton, so it may hold state (session, registry, toasts). README.md shows every export in use.
 */

export { Link, Navigate, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
export type { Answer, Init, Method, Path } from './api/client.ts'
export { call } from './api/client.ts'
export { Problem, type ProblemBody } from './api/problem.ts'
export { request, requestJson } from './api/request.ts'
export { useBatch } from './batch/use-batch.tsx'
export { Board, type BoardColumn, type BoardProps } from './board/board.tsx'
export { CompanyMark, type CompanyMarkProps } from './brand/company-mark.tsx'
export { ProductMark } from './brand/product-mark.tsx'
export { Button, type ButtonProps } from './buttons/button.tsx'
export { ButtonLink } from './buttons/button-link.tsx'
export { IconButton, type IconButtonProps } from './buttons/icon-button.tsx'
export { MoreButton } from './buttons/more-button.tsx'
export { Calendar, type CalendarEntry, type CalendarProps, type CalendarView } from './calendar/calendar.tsx'
export { Chart, type ChartProps, type ChartSeries } from './charts/chart.tsx'
export { customItems } from './custom-fields/custom-form.ts'
export { type CustomField, useAllCustomFields, useCustomFields } from './custom-fields/use-custom-fields.ts'
export { Avatar, type AvatarProps, AvatarStack } from './data/avatar.tsx'
export { Card, type CardProps, CardRow } from './data/card.tsx'
export { type Fact, Facts } from './data/facts.tsx'
export { StatCard, type StatCardProps, type StatTheme } from './data/stat-card.tsx'
export { type DocumentStatus, StatusTag, type StatusTagProps, toneOfStatus } from './data/status-tag.tsx'
export { type Tab, Tabs, type TabsProps } from './data/tabs.tsx'
export { Count, Tag, type TagProps, type Tone } from './data/tag.tsx'
export { Timeline, type TimelineEntry } from './data/timeline.tsx'
export { dashboardWidgets } from './define/dashboard-slot.ts'
export {
  type ActionContext,
  type App,
  defineUi,
  type Icon,
  type MenuBadge,
  type MenuEntry,
  type Screen,
  type UiAction,
  type UiDefinition,
} from './define/define-ui.ts'
export { type RecordAction, type RecordPlaces, recordPlaces } from './define/record-places.ts'
export { defineSlot, type Fill, fill, type Place, type SlotPlace } from './define/slot.ts'
export { Slot, type SlotFill, useSlot } from './define/slot-view.tsx'
export { userProfileTabs } from './define/user-profile-slot.ts'
export { DetailScreen, type DetailScreenProps, type DetailTab } from './detail/detail-screen.tsx'
export { Loaded } from './detail/loaded.tsx'
export { useHistory } from './detail/use-history.tsx'
export { copyText } from './feedback/copy-text.ts'
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx'
export { ErrorBoundary } from './feedback/error-boundary.tsx'
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx'
export { useOnline } from './feedback/offline-banner.tsx'
export { LoadingState, Skeleton, useLate } from './feedback/skeleton.tsx'
export { type ToastOptions, toast, toastProblem } from './feedback/toast.tsx'
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx'
export { type Choice, Combobox, type ComboboxProps } from './fields/combobox.tsx'
export { DateInput, type DateInputProps } from './fields/date-input.tsx'
export { DateTimeInput, type DateTimeInputProps } from './fields/date-time-input.tsx'
export { Field, type FieldProps, useFieldControl } from './fields/field.tsx'
export { MoneyInput } from './fields/money-input.tsx'
export { NumberInput, type NumberInputProps } from './fields/number-input.tsx'
export { PasswordInput } from './fields/password-input.tsx'
export { RadioGroup, type RadioGroupProps } from './fields/radio-group.tsx'
export { SegmentedControl, type SegmentedControlProps } from './fields/segmented-control.tsx'
export { type Option, Select, type SelectProps } from './fields/select.tsx'
export { Switch, type SwitchProps } from './fields/switch.tsx'
export { TextArea, type TextAreaProps } from './fields/text-area.tsx'
export { TextInput, type TextInputProps } from './fields/text-input.tsx'
export { useDelayedSearch } from './fields/use-delayed-search.ts'
export { FileDrop, type FileDropProps } from './files/file-drop.tsx'
export { FileList, type FileListProps } from './files/file-list.tsx'
export { Lightbox, type LightboxProps } from './files/lightbox.tsx'
export { PictureGrid, type PictureGridProps } from './files/picture-grid.tsx'
export { SecureImage } from './files/secure-image.tsx'
export { download, pictureUrl, upload } from './files/transfer.ts'
export { Form, type FormProps, useLeaveGuard } from './form/form.tsx'
export type { FieldControl, FieldKind, FormField, FormItem, FormSection, FormValues } from './form/form-field.ts'
export { FormFields } from './form/form-fields.tsx'
export { FormModal, type FormModalProps } from './form/form-modal.tsx'
export { type Entry, useEntry } from './form/use-entry.ts'
export { addDays, applyTimeZone, currentTimeZone, dayAt, momentAt, today } from './format/clock.ts'
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatMoment,
  formatRelative,
  formatTime,
  parseDate,
} from './format/date.ts'
export { type Period, periodName, periodRange, periods, type Range } from './format/date-presets.ts'
export { formatDuration } from './format/duration.ts'
export { formatMoney, formatNumber, formatPercent, parseNumber } from './format/number.ts'
export { initials, roleName, userTypeName } from './format/person.ts'
export { messagingLink, phoneLink, routeLink } from './format/phone.ts'
export type { Column, Density, PhonePlace, Sort } from './grid/column.ts'
export { DataGrid, type DataGridProps } from './grid/data-grid.tsx'
export { type Language, languageNames, languages } from './i18n/language.ts'
export type { Texts } from './i18n/texts.ts'
export { type Translate, useLanguage, useT } from './i18n/use-t.ts'
export { ImportButton } from './import/import-button.tsx'
export { later } from './later/later.tsx'
export type { BulkAction } from './list/bulk-bar.tsx'
export type { ListFilter, ListView } from './list/filter.ts'
export { ListScreen, type ListScreenProps } from './list/list-screen.tsx'
export type { Removal } from './list/use-removal.tsx'
export { type MapPin, MapView, type MapViewProps } from './map/map-view.tsx'
export { PlaceMap, type PlaceMapProps } from './map/place-map.tsx'
export { type PlaceQuery, usePlace } from './map/use-place.ts'
export { confirm, confirmDelete, type Question } from './overlays/confirm.tsx'
export { Dialog, type DialogProps } from './overlays/dialog.tsx'
export { Drawer, type DrawerProps, Sheet } from './overlays/drawer.tsx'
export { Menu, type MenuItem, type MenuProps, type MenuSection } from './overlays/menu.tsx'
export { Popover, type PopoverProps } from './overlays/popover.tsx'
export { type Crumb, Page, type PageProps } from './page/page.tsx'
export { asPage, type ListPage, type ListPath, type ListQuery, type RowOf, readPage } from './query/list.ts'
export { refreshCalls } from './query/query-client.ts'
export { type CallOptions, useCall } from './query/use-call.ts'
export { useGrowingList } from './query/use-growing-list.ts'
export { useList } from './query/use-list.ts'
export { type Save, type SaveOptions, useSave } from './query/use-save.ts'
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx'
export { type CurrentUser, mayUse, useCurrentUser, useMaybeUser, useOwns } from './session/current-user.ts'
export { signInAs } from './session/sign-in.ts'
export { SortableRows, type SortableRowsProps } from './sorting/sortable-rows.tsx'
export { StageBar, type StageBarProps, StageJoints } from './stage/stage-bar.tsx'
export { type Stage, stageColor, stageIcons, stageName, stageOf, stages } from './stage/stages.ts'
export { classes } from './styles/classes.ts'
export { type Breakpoint, useBelow } from './styles/use-below.ts'
export { applyBrand } from './theme/apply-brand.ts'
export { type BrandTokens, brandTokens, contrast } from './theme/brand.ts'
export { useIsDark } from './theme/theme.ts'
export { useStored } from './theme/use-stored.ts'

/** Texts per plugin code. A plugin adds its own, and `useT` knows its keys: see README.md. */
// biome-ignore lint/suspicious/noEmptyInterface: plugins merge their declarations into it
export interface UiLocales {}
