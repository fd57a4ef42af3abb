export { type AgreedLine, agreedLines } from '../domain/agreed-lines'
export type { Answer, Outcome } from '../domain/answer-document'
export { approveDocument, rejectDocument } from '../domain/answer-document'
export { checkMail, checkMailText } from '../domain/check-mail'
export { chooseOption } from '../domain/choose-option'
export { countingLines } from '../domain/counting-lines'
export { createDocument, linesOf, type NewDocument } from '../domain/create-document'
export { creditCalculation } from '../domain/credit-calculation'
export { customerFile } from '../domain/customer-file'
export type { DocumentContent, DocumentSource, PaidApart } from '../domain/document-content'
export { comingPdf, fileNameOf } from '../domain/document-pdf'
export {
  documentTypeNames,
  documentTypeWithTag,
  newDocumentType,
  signatureRequired,
  withheldByType,
} from '../domain/document-types'
export { lockedField } from '../domain/locked-field'
export { longDay } from '../domain/long-day'
export { mailDocument, mailFields } from '../domain/mail-document'
export { mailStart, mailStartSchema } from '../domain/mail-start'
export { type NewDocumentBody, newDocumentBody } from '../domain/new-document-body'
export { documentOf, isLocked, kindOf } from '../domain/open-document'
export { amountsAt, type PartialInvoice } from '../domain/partial-invoice'
export { partialInvoice } from '../domain/partial-invoice-lines'
export { partsOfVersions, productsOfLines } from '../domain/parts-of-versions'
export { prepareChange } from '../domain/prepare-change'
export { comingPages, type Pages } from '../domain/print-pages'
export { type FiguredDocument, type ProductFigures, productFigures } from '../domain/product-figures'
export { readSignature, readSignaturePicture } from '../domain/read-signature'
export { saidLinesOf } from '../domain/said-lines-of'
export { sendDocument, sendVersion } from '../domain/send-document'
export { designSchema, styleSchema } from '../domain/shown-answer'
export { shownDocument } from '../domain/shown-document'
export { previousVersion, shownTitles, shownVersion } from '../domain/shown-version'
export { type SignatureRecord, standingSignature } from '../domain/signatures'
export { type SignedVersion, signedVersion } from '../domain/signed-version'
export { VAT_CATEGORIES } from '../domain/vat-category'
export { versionChangeSchema, versionChanges } from '../domain/version-changes'
export { WIDGET_TEXTS } from '../domain/widget-texts'
export { asRead, customerWidget, shownAmounts } from '../drawing/customer-blocks'
export { cleanRichText } from '../drawing/rich-text'
export { agreedDocuments } from './agreed-documents'
export { type Block, blockSchema, type DrawnWidget } from './block'
export { countedInDossier } from './counted-in-dossier'
export { customerSnapshot, DOCUMENT_READONLY, documentColumns, documentStatus } from './document-columns'
export { type AboutDocument, type DocumentEvents, documentEvents, type OtherFlow } from './document-events'
export {
  type DocumentFile,
  type DocumentKind,
  type DocumentRecord,
  documentKinds,
  type FileInside,
  type FileOfVersion,
  type NewWidget,
} from './document-kind'
export { documentModule } from './document-module'
export { documentModules } from './document-modules'
export { type DocumentReader, documentReader } from './document-reader'
export {
  everyLineHasItsPrice,
  hasNextVersion,
  isAsSent,
  isNoTemplate,
  isWithCustomer,
  notPastItsEndDate,
  optionsAreChosen,
  optionsFitTheirGroups,
  somethingLeftToBill,
  stillValid,
  termsFitTheTotal,
  WITH_CUSTOMER,
} from './guards'
export { type MadeWidgetTypes, madeWidgetTypes } from './made-widget-type'
export { openDocuments } from './open-documents'
export { type Location, type PlaceSource, placeSources } from './place-sources'
export { type Drawing, type Recurrence, type StoredWidget, type WidgetType, widgetTypes } from './widget-type'
