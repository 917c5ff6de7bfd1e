import { getProfile, type Profile, updateProfile } from '@mallard/domain/contract';
import { toApiError } from '@mallard/domain/errors';
import { normalizeDigits } from '@mallard/domain/validation';
import { Button } from '@mallard/ui/Button';
import { Form } from '@mallard/ui/Form';
import { Select } from '@mallard/ui/Select';
import { TextArea } from '@mallard/ui/TextArea';
import { TextField } from '@mallard/ui/TextField';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import { useLocale } from '../../shell/preferences.ts';
import { useServices } from '../../shell/services.ts';

const genders = ['male', 'female'] as const;

/** Changes what a shopper tells about themselves. Empty fields are taken back. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('user');
  const { client, queryClient, actors } = useServices();
  const locale = useLocale();
  const toasts = useToasts();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const save = useMutation({
    mutationFn: (values: FormData) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      return client.call(updateProfile, {
        body: {
          nickname: text('nickname'),
          gender: genders.find((gender) => gender === text('gender')) ?? null,
          birthday: text('birthday') || null,
          phone: normalizeDigits(text('phone')) || null,
          email: text('email') || null,
          bio: text('bio'),
        },
      });
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(endpointKey(getProfile, locale, {}), saved);
      const { user } = actors.auth.getSnapshot().context;
      if (user) actors.auth.send({ type: 'user.updated', user: { ...user, nickname: saved.nickname } });
      toasts.show({ message: t('profile.saved') });
    },
    onError: (error) => {
      if (toApiError(error).kind !== 'BadRequest') toasts.show({ message: errorText(error), tone: 'danger' });
    },
  });
  return (
    <Form isPending={save.isPending} validationErrors={fieldErrors(save.error)} onSubmit={save.mutate}>
      <TextField
        name="nickname"
        label={t('profile.nickname')}
        defaultValue={profile.nickname}
        maxLength={20}
        autoComplete="nickname"
        isRequired
      />
      <Select
        name="gender"
        label={t('profile.gender')}
        defaultValue={profile.gender ?? ''}
        items={[
          { id: '', label: t('profile.genders.none') },
          ...genders.map((id) => ({ id, label: t(`profile.genders.${id}`) })),
        ]}
      />
      <TextField
        name="birthday"
        label={t('profile.birthday')}
        defaultValue={profile.birthday ?? ''}
        placeholder="1996-05-20"
        inputMode="numeric"
        autoComplete="bday"
      />
      <TextField
        name="phone"
        type="tel"
        label={t('profile.phone')}
        defaultValue={profile.phone ?? ''}
        autoComplete="tel"
      />
      <TextField
        name="email"
        type="email"
        label={t('profile.email')}
        defaultValue={profile.email ?? ''}
        autoComplete="email"
      />
      <TextArea name="bio" label={t('profile.bio')} defaultValue={profile.bio} maxLength={200} />
      <Button type="submit" isPending={save.isPending}>
        {t('profile.save')}
      </Button>
    </Form>
  );
}
