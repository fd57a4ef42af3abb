export { default } from './flow-page'
