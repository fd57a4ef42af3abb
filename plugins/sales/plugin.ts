import { provide, register } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { clearRows } from './api/clear-rows'
import { createProduct } from './api/create-product'
import { exportProducts } from './api/export-products'
import { getPossibleProducts } from './api/get-possible-products'
import { importMatrix } from './api/import-matrix'
import { importPriceRows } from './api/import-price-rows'
import { importProducts } from './api/import-products'
import { ledgerAccounts, priceAnswersChanged, productCatalog } from './contract'
import { catalog } from './domain/product-catalog'
import { productSettings } from './domain/product-settings'
import { readLedgerAccounts } from './domain/read-ledger-accounts'
import { Product } from './entities/product'
import { ProductTableRow } from './entities/product-table-row'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { productTableRows } from './resources/product-table-rows'
import { products } from './resources/products'
import { seed } from './seed'

/** What a company sells and for how much. */
export default definePlugin({
  code: 'sales',
  module: 'SALES',
  sells: { number: 3, order: 30, trial: true },
  entities: [Product, ProductTableRow],
  migrations,
  resources: [products, productTableRows],
  calls: [createProduct, clearRows, importMatrix, importPriceRows, importProducts, exportProducts, getPossibleProducts],
  events: [priceAnswersChanged],
  provides: [provide(productCatalog, catalog), provide(ledgerAccounts, readLedgerAccounts)],
  entries: [register(settingsOfModules, productSettings)],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell', modules: ['SALES', 'SETTINGS'] },
  seed,
})

declare module '@core/context/modules' {
  interface ModuleTags {
    SALES: true
  }
}
