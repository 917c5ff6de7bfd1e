import type { Profile, UserInfo } from '@mallard/domain/contract';
import type { UserRow } from './queries.ts';

/** Converts a row to the signed-in user's account. */
export function toUserInfo(user: UserRow, address: string | null): UserInfo {
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatar,
    introduceSign: user.bio,
    address,
    isDeleted: user.isDeleted,
    lockedFlag: user.isLocked,
    createTime: user.createdAt.toISOString(),
    role: user.role,
    hasPassword: user.passwordHash !== null,
    loginPhone: user.phone,
  };
}

/** Converts a row to the editable profile. */
export function toProfile(user: UserRow): Profile {
  return {
    nickname: user.nickname,
    gender: user.gender === 'male' || user.gender === 'female' ? user.gender : null,
    birthday: user.birthday,
    phone: user.phone,
    email: user.email,
    bio: user.bio,
    avatar: user.avatar,
  };
}
