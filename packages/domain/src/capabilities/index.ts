export {
  CAPABILITIES_VERSION,
  type Capabilities,
  type CapabilitiesError,
  type CapabilitiesResult,
  capabilities,
  readCapabilities,
  toCapabilities,
} from './capabilities.ts';
export { fullCapabilities, offers } from './offers.ts';
