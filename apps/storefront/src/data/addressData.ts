import type { AddressDraft } from '@mallard/domain/contract';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '@mallard/domain/endpoints';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../shell/services.ts';
import { endpointKey } from './endpointQuery.ts';
import { useEndpoint } from './useEndpoint.ts';

/** The shopper's addresses, the default one first. */
export function useAddresses({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useEndpoint(listAddresses, {}, { isEnabled });
}

/** What may be done to addresses; the list is asked for again after each. */
export function useAddressChanges() {
  const { client, queryClient } = useServices();
  // Awaited, so that whoever goes back to a list finds the change there.
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: endpointKey(listAddresses) });
  return {
    save: useMutation({
      mutationFn: ({ uuid, draft }: { uuid: string | null; draft: AddressDraft }) =>
        uuid === null
          ? client.call(createAddress, { body: draft })
          : client.call(updateAddress, { params: { id: uuid }, body: draft }),
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
