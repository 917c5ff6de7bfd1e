/**
 * The icons that components and shops use, under Lucide's names, each the `d` of a path on a square
 * of 24. Copied from lucide-react 1.73, with circles and lines converted to paths: its components
 * would add two modules and a kilobyte of shared code. To add one, look it up on
 * https://lucide.dev/icons.
 *
 * Copyright (c) Lucide Icons and Contributors, ISC licence; parts of it copyright (c) Cole Bemis,
 * MIT licence. Their full text is in the package lucide-react and at https://lucide.dev/license.
 *
 * @module
 */

export { Armchair } from './glyphs/Armchair.ts';
export { ArrowDown } from './glyphs/ArrowDown.ts';
export { ArrowLeft } from './glyphs/ArrowLeft.ts';
export { ArrowUp } from './glyphs/ArrowUp.ts';
export { BadgePercent } from './glyphs/BadgePercent.ts';
export { BedDouble } from './glyphs/BedDouble.ts';
export { Bell } from './glyphs/Bell.ts';
export { CalendarDays } from './glyphs/CalendarDays.ts';
export { Camera } from './glyphs/Camera.ts';
export { Check } from './glyphs/Check.ts';
export { ChevronDown } from './glyphs/ChevronDown.ts';
export { ChevronLeft } from './glyphs/ChevronLeft.ts';
export { ChevronRight } from './glyphs/ChevronRight.ts';
export { ChevronsUpDown } from './glyphs/ChevronsUpDown.ts';
export { Circle } from './glyphs/Circle.ts';
export { CircleAlert } from './glyphs/CircleAlert.ts';
export { CircleCheck } from './glyphs/CircleCheck.ts';
export { CircleDashed } from './glyphs/CircleDashed.ts';
export { CircleHelp } from './glyphs/CircleHelp.ts';
export { CircleSlash } from './glyphs/CircleSlash.ts';
export { CircleX } from './glyphs/CircleX.ts';
export { ClipboardPaste } from './glyphs/ClipboardPaste.ts';
export { Clock } from './glyphs/Clock.ts';
export { Clock3 } from './glyphs/Clock3.ts';
export { CloudAlert } from './glyphs/CloudAlert.ts';
export { CloudOff } from './glyphs/CloudOff.ts';
export { Copy } from './glyphs/Copy.ts';
export { CreditCard } from './glyphs/CreditCard.ts';
export { CupSoda } from './glyphs/CupSoda.ts';
export { DatabaseBackup } from './glyphs/DatabaseBackup.ts';
export { Droplets } from './glyphs/Droplets.ts';
export { Ellipsis } from './glyphs/Ellipsis.ts';
export { ExternalLink } from './glyphs/ExternalLink.ts';
export { Eye } from './glyphs/Eye.ts';
export { EyeOff } from './glyphs/EyeOff.ts';
export { Flame } from './glyphs/Flame.ts';
export { Flower2 } from './glyphs/Flower2.ts';
export { Globe } from './glyphs/Globe.ts';
export { Headphones } from './glyphs/Headphones.ts';
export { Headset } from './glyphs/Headset.ts';
export { Heart } from './glyphs/Heart.ts';
export { HeartOff } from './glyphs/HeartOff.ts';
export { History } from './glyphs/History.ts';
export { Hourglass } from './glyphs/Hourglass.ts';
export { House } from './glyphs/House.ts';
export { ImageIcon } from './glyphs/ImageIcon.ts';
export { ImageOff } from './glyphs/ImageOff.ts';
export { ImagePlus } from './glyphs/ImagePlus.ts';
export { Info } from './glyphs/Info.ts';
export { Lamp } from './glyphs/Lamp.ts';
export { LayoutGrid } from './glyphs/LayoutGrid.ts';
export { LayoutList } from './glyphs/LayoutList.ts';
export { Link2 } from './glyphs/Link2.ts';
export { LoaderCircle } from './glyphs/LoaderCircle.ts';
export { LockKeyhole } from './glyphs/LockKeyhole.ts';
export { LogOut } from './glyphs/LogOut.ts';
export { MailCheck } from './glyphs/MailCheck.ts';
export { MapPin } from './glyphs/MapPin.ts';
export { MessageCircle } from './glyphs/MessageCircle.ts';
export { MessageSquare } from './glyphs/MessageSquare.ts';
export { Minimize } from './glyphs/Minimize.ts';
export { Minus } from './glyphs/Minus.ts';
export { NotebookPen } from './glyphs/NotebookPen.ts';
export { Package } from './glyphs/Package.ts';
export { Pause } from './glyphs/Pause.ts';
export { PencilLine } from './glyphs/PencilLine.ts';
export { Play } from './glyphs/Play.ts';
export { Plus } from './glyphs/Plus.ts';
export { Printer } from './glyphs/Printer.ts';
export { RefreshCw } from './glyphs/RefreshCw.ts';
export { RotateCcw } from './glyphs/RotateCcw.ts';
export { RotateCw } from './glyphs/RotateCw.ts';
export { ScanLine } from './glyphs/ScanLine.ts';
export { Search } from './glyphs/Search.ts';
export { SearchX } from './glyphs/SearchX.ts';
export { ServerCrash } from './glyphs/ServerCrash.ts';
export { Settings2 } from './glyphs/Settings2.ts';
export { Share2 } from './glyphs/Share2.ts';
export { ShieldCheck } from './glyphs/ShieldCheck.ts';
export { ShoppingBag } from './glyphs/ShoppingBag.ts';
export { SlidersHorizontal } from './glyphs/SlidersHorizontal.ts';
export { Smartphone } from './glyphs/Smartphone.ts';
export { Sparkles } from './glyphs/Sparkles.ts';
export { Star } from './glyphs/Star.ts';
export { Tag } from './glyphs/Tag.ts';
export { ThumbsUp } from './glyphs/ThumbsUp.ts';
export { Ticket } from './glyphs/Ticket.ts';
export { TicketPercent } from './glyphs/TicketPercent.ts';
export { TimerOff } from './glyphs/TimerOff.ts';
export { Trash2 } from './glyphs/Trash2.ts';
export { TriangleAlert } from './glyphs/TriangleAlert.ts';
export { Truck } from './glyphs/Truck.ts';
export { Undo2 } from './glyphs/Undo2.ts';
export { User } from './glyphs/User.ts';
export { UserPen } from './glyphs/UserPen.ts';
export { UserRound } from './glyphs/UserRound.ts';
export { Wallet } from './glyphs/Wallet.ts';
export { WalletCards } from './glyphs/WalletCards.ts';
export { Wifi } from './glyphs/Wifi.ts';
export { WifiOff } from './glyphs/WifiOff.ts';
export { X } from './glyphs/X.ts';
export { ZoomIn } from './glyphs/ZoomIn.ts';
export { ZoomOut } from './glyphs/ZoomOut.ts';
