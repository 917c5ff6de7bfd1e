import type { Address, AddressDraft } from '@mallard/domain/contract';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '@mallard/domain/endpoints';
import { isAbroad } from '@mallard/domain/validation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '../../data/endpointQuery.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { loadRegionNaming, toStoredRegion } from './regionNames.ts';

/** An address with its text as it is written in another country than China. */
export type ListedAddress = Address & { text?: string | undefined };

/** Fetches the shopper's addresses, the default one first, with region names in the language of the shop. */
export function useAddresses({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  const { client, config } = useServices();
  const { countries } = config.shop;
  const locale = useLocale();
  return useQuery({
    ...endpointQuery(client, locale, listAddresses, {}),
    queryFn: async ({ signal, client: cache, queryKey }) => {
      const isBackground = cache.getQueryData(queryKey) !== undefined;
      const [addresses, nameRegion] = await Promise.all([
        client.call(listAddresses, {}, { signal, isBackground }),
        countries.includes('CN') ? loadRegionNaming(locale) : null,
      ]);
      const rules = addresses.some(({ region }) => isAbroad(region.areaCode)) ? await loadPostalRules() : null;
      return addresses.map((address): ListedAddress => {
        if (isAbroad(address.region.areaCode)) return { ...address, text: rules?.addressText(address) };
        return nameRegion ? { ...address, region: nameRegion(address.region) } : address;
      });
    },
    // Only for its type.
    select: (addresses): ListedAddress[] => addresses,
    enabled: isEnabled,
  });
}

/** Loads the rules of other countries; `null` if that fails. */
const loadPostalRules = () => import('./postalRules.ts').catch(() => null);

/** Mutations of addresses. Each of them fetches the list again. */
export function useAddressChanges() {
  const { client, queryClient } = useServices();
  // Returned and awaited, so that the list is up to date when the screen navigates back to it.
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: endpointKey(listAddresses) });
  return {
    save: useMutation({
      mutationFn: async ({ uuid, draft }: { uuid: string | null; draft: AddressDraft }) => {
        const { region } = draft;
        const body = { ...draft, region: isAbroad(region.areaCode) ? region : await toStoredRegion(region) };
        return uuid === null
          ? client.call(createAddress, { body })
          : client.call(updateAddress, { params: { id: uuid }, body });
      },
      onSuccess,
    }),
    setDefault: useMutation({
      mutationFn: (id: string) => client.call(setDefaultAddress, { params: { id } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => client.call(deleteAddress, { params: { id } }),
      onSuccess,
    }),
  };
}
